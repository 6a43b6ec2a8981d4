/** One stretch of a list that is not counted: `cursor` leads to the next one, null at the end. */
export type FeedStretch<T> = { list: T[]; cursor: string | null };

/** Whether an answer is a stretch of a feed, not a counted page. */
export const isFeed = <T>(answer: object): answer is FeedStretch<T> => 'cursor' in answer;

type Walk<T> = {
  page: number;
  /** What was answered for this page's place, or for the first page where the place was not known. */
  first: FeedStretch<T>;
  ask: (place: { cursor: string }) => Promise<object>;
};

/**
 * Lets a feed be turned like pages: remembers where each page of a list begins, and walks there from the last place it
 * knows. `key` names the list with its filter.
 */
export function feedPages() {
  /** Cursor of page n + 1 at n - 1; null where the feed ends. */
  const ends = new Map<string, (string | null)[]>();
  const known = (key: string, page: number): string | undefined => ends.get(key)?.[page - 2] ?? undefined;
  return {
    placeOf: (key: string, page: number): { cursor: string } | Record<string, never> => {
      const cursor = known(key, page);
      return cursor === undefined ? {} : { cursor };
    },
    walk: async <T>(key: string, { page, first, ask }: Walk<T>): Promise<FeedStretch<T>> => {
      const begins = known(key, page) === undefined ? 1 : page;
      const mine = ends.get(key)?.slice(0, begins - 1) ?? [];
      let stretch = first;
      for (let at = begins; ; at += 1) {
        mine[at - 1] = stretch.cursor;
        ends.set(key, mine);
        if (at === page) return stretch;
        if (stretch.cursor === null) return { list: [], cursor: null };
        stretch = (await ask({ cursor: stretch.cursor })) as FeedStretch<T>;
      }
    },
  };
}
