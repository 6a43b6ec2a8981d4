import type { ApiError } from '@app/client/api-error';
import { expect, test } from 'vitest';
import { isOfferOver, noTableOf } from './use-book-table.ts';

const refusal = (key: string) => ({ key, msg: key, data: null }) as unknown as ApiError;
const WAIT = '0196c9a4-0000-7000-8000-000000000001';

test('an offer is over where the server says so, and where the address names none that can be read or is one’s own', () => {
  expect(isOfferOver(refusal('dining.wait_over'), WAIT)).toBe(true);
  expect(isOfferOver(refusal('input.invalid'), 'nonsense')).toBe(true);
  expect(isOfferOver(refusal('record.not_found'), WAIT)).toBe(true);
});

test('any other refusal is none of an offer', () => {
  expect(isOfferOver(refusal('dining.full'), WAIT)).toBe(false);
  expect(isOfferOver(refusal('record.not_found'), undefined)).toBe(false);
  expect(isOfferOver(null, WAIT)).toBe(false);
});

test('a table that was lost tells an offer that is over from one that somebody else has', () => {
  expect(noTableOf(refusal('dining.wait_over'))?.over).toBe(true);
  expect(noTableOf(refusal('dining.full'))?.over).toBe(false);
});
