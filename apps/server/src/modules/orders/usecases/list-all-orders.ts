import type { Locale } from '@app/contract/core/locale';
import { type AnyOrder, ORDER_GROUPS, type OrderGroup } from '@app/contract/orders/schemas';
import { cursorAfter, readPlace } from '../../../platform/http/place-in-feed.ts';
import type { Platform } from '../../../platform/slice.ts';
import { searchWords } from '../domain/search-words.ts';
import { type OrderPlace, orderKindPort } from './order-kinds.ts';

/** PostgreSQL leaves trailing zeroes of a fraction out; written in full, moments compare as texts. */
const sortable = (at: string): string => {
  const [whole = '', fraction = ''] = at.replace(/\+00$/, '').split('.');
  return `${whole}.${fraction.padEnd(6, '0')}`;
};
const newestFirst = (a: OrderPlace, b: OrderPlace): number => {
  const [left, right] = [`${sortable(a.createdAt)} ${a.id}`, `${sortable(b.createdAt)} ${b.id}`];
  return left < right ? 1 : left > right ? -1 : 0;
};

type Answer = {
  list: AnyOrder[];
  cursor: string | null;
  kinds: { kind: string; title: string; count: number }[];
  counts: Record<OrderGroup, number>;
};

/**
 * A stretch of the customer's orders of every kind, or of one, newest first, of those to answer the soonest first, with the kinds there are and how many
 * orders each group holds. With a keyword those alone of which each of its words is in a name or a number; the counts stay
 * those of all. An unknown kind has none. Refuses a cursor of another making.
 */
export async function listAllOrders(
  platform: Platform,
  of: {
    customerId: string;
    lang: Locale;
    kind?: string | undefined;
    group: OrderGroup;
    keyword?: string | undefined;
    cursor?: string | undefined;
    limit: number;
  },
): Promise<Answer> {
  const place = readPlace(of.cursor);
  const after = place && { createdAt: place.at, id: place.id };
  const kinds = orderKindPort.all(platform);
  const wanted = kinds.filter(({ kind }) => of.kind === undefined || kind === of.kind);
  const counted = await Promise.all(kinds.map((one) => one.counts(platform, of.customerId)));
  const asked = {
    customerId: of.customerId,
    lang: of.lang,
    group: of.group,
    after,
    limit: of.limit + 1,
    words: searchWords(of.keyword),
  };
  const found = await Promise.all(wanted.map((one) => one.list(platform, asked)));
  // What is to be answered comes by its deadline.
  const soonestFirst = of.group === 'asked';
  const rows = found
    .flat()
    .sort((a, b) => (soonestFirst ? newestFirst(b.place, a.place) : newestFirst(a.place, b.place)));
  const page = rows.slice(0, of.limit);
  const last = page.at(-1);
  const inGroup = (group: OrderGroup) =>
    counted.reduce((sum, counts, index) => sum + (wanted.includes(kinds[index] as never) ? counts[group] : 0), 0);
  return {
    list: page.map(({ order }) => order),
    cursor: rows.length > of.limit && last ? cursorAfter({ at: last.place.createdAt, id: last.place.id }) : null,
    kinds: kinds.map(({ kind, title }, index) => ({
      kind,
      title: platform.translate(of.lang, title),
      count: counted[index]?.all ?? 0,
    })),
    counts: Object.fromEntries(ORDER_GROUPS.map((group) => [group, inGroup(group)])) as Record<OrderGroup, number>,
  };
}
