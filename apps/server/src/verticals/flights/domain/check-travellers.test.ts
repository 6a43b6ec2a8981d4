import { Refusal } from '@app/kernel/assert';
import { expect, test } from 'vitest';
import type { BookedGuest } from '../../../modules/travel/public.ts';
import { checkTravellers, type TravelRules } from './check-travellers.ts';

const rules: TravelRules = {
  party: { adults: 1, childAges: [], babies: 0 },
  agesOn: '2027-06-15',
  documentsUntil: '2027-12-20',
  international: true,
};
let people = 0;
function guest(more: Partial<BookedGuest['document']> = {}, typed: Partial<BookedGuest> = {}): BookedGuest {
  people += 1;
  const names = { givenName: 'Anne-Marie', familyName: "O'Neill" };
  const document = {
    gender: 'female',
    birthDate: '1990-01-01',
    nationality: 'US',
    type: 'passport',
    number: `AB${people}`,
    validUntil: '2027-12-20',
    ...names,
    ...more,
  };
  return { unit: 1, ageType: 'adult', age: null, infantOf: null, ...names, document, ...typed };
}
function refusal(guests: readonly BookedGuest[], of: Partial<TravelRules> = {}): unknown {
  try {
    checkTravellers({ ...rules, ...of }, guests);
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return (error.data as { fields?: object } | undefined)?.fields ?? error.key;
  }
}
const party = (adults: number, children = 0, babies = 0) => ({
  party: { adults, childAges: Array.from({ length: children }, () => 5), babies },
});

test('a document may end on the very day six months after the trip, and no day before', () => {
  expect(refusal([guest()])).toBeNull();
  expect(refusal([guest({ validUntil: '2027-12-19' })])).toEqual({ 'guests.0.passengerId': 'field.flight_document' });
});

test('who turns twelve or two by the departure of the last way travels as what they are then', () => {
  const child = (birthDate: string) => [guest(), guest({ birthDate }, { ageType: 'child', givenName: 'Anne-Marie' })];
  const two = party(1, 1);
  expect(refusal(child('2015-06-16'), two)).toBeNull();
  expect(refusal(child('2015-06-15'), two)).toBe('flight.age_changed');
  expect(refusal(child('2025-06-15'), two)).toBeNull();
  expect(refusal(child('2025-06-16'), two)).toBe('flight.age_changed');
  const baby = (birthDate: string) => [guest(), guest({ birthDate }, { ageType: 'baby', infantOf: 1 })];
  expect(refusal(baby('2025-06-16'), party(1, 0, 1))).toBeNull();
  expect(refusal(baby('2025-06-15'), party(1, 0, 1))).toBe('flight.age_changed');
});

test('every baby sits on the lap of an adult, one each', () => {
  const baby = (infantOf: number | null, birthDate: string) => guest({ birthDate }, { ageType: 'baby', infantOf });
  const adults = [guest(), guest({ birthDate: '1991-01-01' })];
  const family = (a: number | null, b: number | null) =>
    refusal([...adults, baby(a, '2026-12-01'), baby(b, '2026-12-02')], party(2, 0, 2));
  expect(family(1, 2)).toBeNull();
  expect(family(2, 1)).toBeNull();
  expect(family(1, 1)).toEqual({ 'guests.3.infantOf': 'field.flight_lap' });
  expect(family(null, 3)).toEqual({ 'guests.2.infantOf': 'field.flight_lap', 'guests.3.infantOf': 'field.flight_lap' });
  expect(refusal([guest({}, { infantOf: 1 })])).toEqual({ 'guests.0.infantOf': 'field.flight_lap' });
});

test('all flaws are told at once, each at its field', () => {
  const two = party(2);
  expect(refusal([guest({}, { document: null }), guest({ gender: null }, { givenName: 'Zoë' })], two)).toEqual({
    'guests.0.passengerId': 'field.flight_passenger',
    'guests.1.givenName': 'field.flight_latin',
    'guests.1.passengerId': 'field.flight_incomplete',
  });
  // Named twice by the same document however it is written, or by name and date of birth.
  expect(refusal([guest({ number: 'ab-9' }), guest({ number: 'AB9', birthDate: '1970-01-01' })], two)).toEqual({
    'guests.1.passengerId': 'field.flight_twice',
  });
  expect(refusal([guest(), guest()], two)).toEqual({ 'guests.1.passengerId': 'field.flight_twice' });
  expect(refusal([guest({ type: 'id_card' })])).toEqual({ 'guests.0.passengerId': 'field.flight_passport' });
  expect(refusal([guest({ type: 'id_card' })], { international: false })).toBeNull();
  expect(refusal([guest({ givenName: 'Another' })])).toEqual({ 'guests.0.givenName': 'field.flight_latin' });
});
