import { expect, test } from 'vitest';
import { type FeedStretch, feedPages, isFeed } from './feed-pages';

const all = Array.from({ length: 7 }, (_, index) => index);
/** A feed of sevens, three at a time; the cursor is where it goes on. */
function feed() {
  const asked: string[] = [];
  const ask = async ({ cursor = '0' }: { cursor?: string }): Promise<FeedStretch<number>> => {
    asked.push(cursor);
    const from = Number(cursor);
    return { list: all.slice(from, from + 3), cursor: from + 3 < all.length ? String(from + 3) : null };
  };
  return { asked, ask };
}

test('when pages are turned one by one, then each costs one call', async () => {
  const pages = feedPages();
  const { asked, ask } = feed();
  const turn = async (page: number) => pages.walk('list', { page, first: await ask(pages.placeOf('list', page)), ask });
  expect((await turn(1)).list).toEqual([0, 1, 2]);
  expect((await turn(2)).list).toEqual([3, 4, 5]);
  expect(await turn(3)).toEqual({ list: [6], cursor: null });
  expect((await turn(2)).list).toEqual([3, 4, 5]);
  expect(asked).toEqual(['0', '3', '6', '3']);
});

test('when a page is opened from a link, then it walks there; behind the end is nothing', async () => {
  const pages = feedPages();
  const { ask } = feed();
  expect((await pages.walk('list', { page: 3, first: await ask({}), ask })).list).toEqual([6]);
  expect(await pages.walk('other', { page: 9, first: await ask({}), ask })).toEqual({ list: [], cursor: null });
});

test('when an answer has a cursor, then it is a feed', () => {
  expect(isFeed({ list: [], cursor: null })).toBe(true);
  expect(isFeed({ list: [], total: 0 })).toBe(false);
});
