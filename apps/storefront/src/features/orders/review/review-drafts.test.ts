import { expect, it } from 'vitest';
import { BLANK, hindranceOf, isWritten, readReviewDrafts } from './review-drafts.ts';

const written = { ...BLANK, rating: 4, text: 'Good' };

it('when a tab is loaded again, then what its person wrote is there, and no upload is under way', () => {
  const kept = { userId: 'ana', drafts: { line: { ...written, busy: true, failed: 2 } } };
  expect(readReviewDrafts(kept, 'ana')).toEqual({ line: written });
});

it('when it is of another person, of nobody, or not sound, then there is nothing', () => {
  for (const kept of [{ userId: 'ana', drafts: { line: written } }, { drafts: { line: written } }, null, 7, 'x']) {
    expect(readReviewDrafts(kept, 'ben')).toEqual({});
    expect(readReviewDrafts(kept, undefined)).toEqual({});
  }
});

it('when stars, words or a picture are there, then something would be lost', () => {
  const picture = { id: 'p', url: '/files/p.webp' };
  const drafts = [{ rating: 1 }, { text: 'x' }, { pictures: [picture] }, { share: true }, {}];
  expect(drafts.map((draft) => isWritten({ line: { ...BLANK, ...draft } }))).toEqual([true, true, true, false, false]);
  expect(isWritten({})).toBe(false);
});

it('when a picture is on its way, then that is waited for before stars are asked for', () => {
  expect(hindranceOf([written, { ...BLANK, busy: true }])).toBe('orders.review_wait');
  expect(hindranceOf([written, BLANK])).toBe('orders.review_rate_first');
  expect(hindranceOf([written, written])).toBeNull();
});
