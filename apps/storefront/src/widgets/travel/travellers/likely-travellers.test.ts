import type { Passenger } from '@app/contract/travel/person-schemas';
import { expect, test } from 'vitest';
import { likelyTravellers } from './likely-travellers.ts';
import type { TravellerRules } from './traveller-rules.ts';

const person = (id: string, birthDate: string, more: Partial<Passenger> = {}): Passenger => ({
  id,
  givenName: 'Ines',
  familyName: 'Carvalho',
  gender: 'female',
  birthDate,
  nationality: 'PT',
  documentType: 'passport',
  documentNumber: `P${id}`,
  documentValidUntil: '2030-01-01',
  ageType: 'adult',
  ...more,
});
const [ana, rui] = [person('ana', '1990-01-01'), person('rui', '1991-01-01')];
const baby = person('eva', '2026-01-01');
const rules = (types: TravellerRules['types']): TravellerRules => ({
  types,
  agesOn: '2026-12-20',
  documentsUntil: '2027-06-20',
  international: true,
});
const NOBODY = { passenger0: '', passenger1: '' };

test('those who are saved travel where there is one place for each of them', () => {
  expect(likelyTravellers(NOBODY, [ana], rules(['adult']))).toEqual({ passenger0: 'ana' });
  expect(likelyTravellers(NOBODY, [ana, rui], rules(['adult', 'adult']))).toEqual({
    passenger0: 'ana',
    passenger1: 'rui',
  });
  expect(likelyTravellers(NOBODY, [ana, baby], rules(['adult', 'baby']))).toEqual({
    passenger0: 'ana',
    passenger1: 'eva',
  });
});

test('where others could travel, or somebody is missing, nobody is chosen', () => {
  expect(likelyTravellers(NOBODY, [ana, rui], rules(['adult']))).toEqual({});
  expect(likelyTravellers(NOBODY, [ana], rules(['adult', 'adult']))).toEqual({});
  expect(likelyTravellers(NOBODY, [], rules(['adult']))).toEqual({});
});

test('who has no document for the trip is no one it could be, and who is chosen stays', () => {
  const old = person('old', '1980-01-01', { documentValidUntil: '2027-01-01' });
  expect(likelyTravellers(NOBODY, [old, rui], rules(['adult']))).toEqual({ passenger0: 'rui' });
  expect(likelyTravellers({ passenger0: 'rui' }, [ana, rui], rules(['adult']))).toEqual({});
  expect(likelyTravellers({ passenger0: 'rui', passenger1: '' }, [ana, rui], rules(['adult', 'adult']))).toEqual({
    passenger1: 'ana',
  });
});
