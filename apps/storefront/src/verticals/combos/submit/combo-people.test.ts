import type { Passenger } from '@app/contract/travel/person-schemas';
import { expect, test } from 'vitest';
import { flawsOfPeople, guestsOfPeople, otherAge, partyWithAge, peopleOf, rulesOf } from './combo-people.ts';

const party = { rooms: 2, adults: 3, childAges: [9] };
const rules = {
  types: peopleOf(party).map(({ type }) => type),
  agesOn: '2026-12-20',
  documentsUntil: '2027-06-20',
  international: true,
};
const kept = (id: string, born: string): Passenger => ({
  id,
  givenName: `Given${id}`,
  familyName: 'Duarte',
  gender: 'female',
  birthDate: born,
  nationality: 'PT',
  documentType: 'passport',
  documentNumber: `P${id}000`,
  documentValidUntil: '2040-01-01',
  ageType: 'adult',
});
const four = [kept('a', '1990-01-01'), kept('b', '1991-01-01'), kept('c', '1992-01-01'), kept('d', '2017-05-01')];
const values = { passenger0: 'a', passenger1: 'b', passenger2: 'c', passenger3: 'd' };

test('adults come first, each in a room, then children with their ages', () => {
  expect(peopleOf(party)).toEqual([
    { type: 'adult', age: null, room: 1 },
    { type: 'adult', age: null, room: 1 },
    { type: 'adult', age: null, room: 2 },
    { type: 'child', age: 9, room: 2 },
  ]);
});

test('documents are asked for where a part flies', () => {
  const item = { slices: [{ localDeparture: '2026-12-20T22:55' }], documentsUntil: '2027-06-20', international: true };
  const flight = { subject: { item } };
  expect(rulesOf({ parts: [{ subject: { item: {} } }, flight] } as never, party)).toEqual(rules);
  expect(rulesOf({ parts: [{ subject: { item: {} } }] } as never, party)).toBeNull();
});

test('travellers with documents are sent with their rooms, and a child of another age is told', () => {
  expect(flawsOfPeople(values, four, { party, rules })).toEqual({});
  const guests = guestsOfPeople(values, four, { party, rules });
  expect(guests.map(({ unit, age }) => [unit, age])).toEqual([
    [1, null],
    [1, null],
    [2, null],
    [2, 9],
  ]);
  const older = [...four.slice(0, 3), kept('d', '2016-05-01')];
  expect(otherAge(older[3] as Passenger, { party, index: 3, agesOn: rules.agesOn })).toBe(10);
  expect(flawsOfPeople(values, older, { party, rules })).toEqual({ passenger3: 'field.child_age' });
  expect(flawsOfPeople({ ...values, passenger1: '' }, four, { party, rules })).toEqual({
    passenger1: 'field.flight_passenger',
  });
});

test('without documents everybody is named', () => {
  const names = Object.fromEntries(
    [0, 1, 2, 3].flatMap((at) => [
      [`family${at}`, 'Duarte'],
      [`given${at}`, 'Ines '],
    ]),
  );
  expect(flawsOfPeople({ ...names, family2: '' }, [], { party, rules: null })).toMatchObject({
    family2: 'field.guest_name',
  });
  expect(guestsOfPeople(names, [], { party, rules: null })[3]).toEqual({
    unit: 2,
    familyName: 'Duarte',
    givenName: 'Ines',
    ageType: 'child',
    age: 9,
  });
});

test('somebody of another age makes another party', () => {
  expect(partyWithAge(party, 3, 7, 12)).toEqual({ rooms: 2, adults: 3, childAges: [7] });
  expect(partyWithAge(party, 3, 12, 12)).toEqual({ rooms: 2, adults: 4, childAges: [] });
  expect(partyWithAge(party, 0, 11, 12)).toEqual({ rooms: 2, adults: 2, childAges: [9, 11] });
});
