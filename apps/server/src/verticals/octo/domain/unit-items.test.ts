import type { UnitRule } from '@app/contract/verticals/tours/party';
import { expect, test } from 'vitest';
import { NO_CONTACT, orderContact, withSent } from './octo-contact.ts';
import { namedGuests, sameUnits, unitItemsOf, unnamedGuests } from './unit-items.ts';

const units: UnitRule[] = [
  { key: 'adult', ageFrom: 13, ageTo: 64, takesSeat: true, needsAdult: false },
  { key: 'senior', ageFrom: 65, ageTo: 120, takesSeat: true, needsAdult: false },
  { key: 'child', ageFrom: 5, ageTo: 12, takesSeat: true, needsAdult: true },
  { key: 'infant', ageFrom: 0, ageTo: 4, takesSeat: false, needsAdult: true },
];
const numbered = () => {
  let last = 0;
  return () => {
    last += 1;
    return `new-${last}`;
  };
};
const ines = { firstName: 'Ines', lastName: 'Sousa' };
const contactOf = (more: object) => withSent(NO_CONTACT, more);

test('people keep their uuid and names where they are said again, by uuid or else by unit', () => {
  const newUuid = numbered();
  const before = unitItemsOf(
    [],
    [{ unitId: 'adult', contact: ines }, { unitId: 'child' }, { unitId: 'adult' }],
    newUuid,
  );
  expect(before.map(({ uuid }) => uuid)).toEqual(['new-1', 'new-2', 'new-3']);
  const after = unitItemsOf(
    before,
    [{ uuid: 'new-3', unitId: 'adult', resellerReference: 'T3' }, { unitId: 'adult' }, { unitId: 'senior' }],
    newUuid,
  );
  expect(after.map(({ uuid, contact, resellerReference }) => [uuid, contact.firstName, resellerReference])).toEqual([
    ['new-3', null, 'T3'],
    ['new-1', 'Ines', null],
    ['new-4', null, null],
  ]);
  expect([sameUnits(before, after), sameUnits(before, [...before].reverse())]).toEqual([false, true]);
  const twice = [
    { uuid: 'new-1', unitId: 'adult' },
    { uuid: 'new-1', unitId: 'adult' },
  ];
  expect(() => unitItemsOf(before, twice, newUuid)).toThrow('each uuid');
});

test('one who is grown up answers for a booking, unless all are named or have to be', () => {
  const newUuid = numbered();
  const items = unitItemsOf([], [{ unitId: 'child' }, { unitId: 'senior' }], newUuid);
  const contact = contactOf(ines);
  const lead = { items, units, names: 'lead' } as const;
  expect(unnamedGuests(lead)).toMatchObject([{ ageType: 'adult', age: null }]);
  expect(unnamedGuests({ ...lead, names: 'all' })).toMatchObject([{ age: 5, familyName: 'A' }, { familyName: 'B' }]);
  expect(namedGuests({ ...lead, contact })).toMatchObject([{ givenName: 'Ines', familyName: 'Sousa', age: null }]);
  expect(() => namedGuests({ ...lead, names: 'all', contact })).toThrow('unitItems[0].contact');
  const all = unitItemsOf(
    items,
    items.map((item) => ({ ...item, contact: ines })),
    newUuid,
  );
  expect(namedGuests({ ...lead, items: all, contact })).toMatchObject([
    { ageType: 'child', age: 5 },
    { ageType: 'adult' },
  ]);
});

test('the country of a contact is that of the number where it says it', () => {
  const full = contactOf({ ...ines, emailAddress: 'ines@example.com', phoneNumber: '+351 912 345 678' });
  expect(orderContact(full, null)).toMatchObject({ name: 'Ines Sousa', country: 'PT', email: 'ines@example.com' });
  expect(orderContact(full, 'own@example.com').email).toBe('own@example.com');
  const local = { ...full, phoneNumber: '912 345 678' };
  expect(orderContact({ ...local, country: 'pt' }, null).country).toBe('PT');
  expect(() => orderContact(local, null)).toThrow('contact.phoneNumber');
  expect(() => orderContact({ ...full, emailAddress: null }, null)).toThrow('contact.emailAddress');
});
