import { expect, test } from 'vitest';
import { z } from 'zod';
import { partyQuery, soundParty, tourRequest } from './tour-schemas.ts';

const query = z.object(partyQuery).superRefine(soundParty);
const flaws = (result: z.ZodSafeParseResult<unknown>) =>
  result.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

test.each([
  [{}, { adults: 2, seniors: 0, childAges: [] }],
  [
    { adults: '0', seniors: '1', childAges: '' },
    { adults: 0, seniors: 1, childAges: [] },
  ],
  [
    { adults: '1', childAges: '0,17' },
    { adults: 1, seniors: 0, childAges: [0, 17] },
  ],
])('the party of %o is read', (raw, party) => {
  expect(query.parse(raw)).toEqual(party);
});

test.each([
  ['somebody of 18 among children', { childAges: '18' }, ['childAges.0', 'field.child_age']],
  ['an age that is missing', { childAges: '5,,7' }, ['childAges', 'field.child_age']],
  ['an age below none', { childAges: '-1' }, ['childAges', 'field.child_age']],
  ['nobody', { adults: '0' }, ['adults', 'field.required']],
  ['more than travel together', { adults: '12', seniors: '8', childAges: '5' }, ['adults', 'field.tour_travellers']],
])('%s is refused at its field', (_, raw, flaw) => {
  expect(flaws(query.safeParse(raw))).toContainEqual(flaw);
});

const id = '0b8f6f5e-2f0e-4d8f-9d57-6a1f0e4b7c11';
test('as many as travel together may be quoted, one more may not', () => {
  const asked = { departureId: id, adults: 20 };
  expect(flaws(tourRequest.safeParse(asked))).toEqual([]);
  expect(flaws(tourRequest.safeParse({ ...asked, seniors: 1 }))).toEqual([['adults', 'field.tour_travellers']]);
  expect(flaws(tourRequest.safeParse({ ...asked, adults: 0 }))).toEqual([['adults', 'field.required']]);
});
