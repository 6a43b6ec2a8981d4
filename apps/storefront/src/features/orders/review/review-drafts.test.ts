import { expect, it } from 'vitest';
import { BLANK, readReviewDrafts } from './review-drafts.ts';

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
