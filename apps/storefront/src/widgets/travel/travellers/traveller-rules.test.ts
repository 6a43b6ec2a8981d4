import type { Passenger } from '@app/contract/travel/person-schemas';
import { describe, expect, it } from 'vitest';
import {
  ageTypeOn,
  flawOfKept,
  flawsOfTraveller,
  flawsOfTravellers,
  guestsOfTravellers,
  missingOf,
  placeOfTravellerField,
  type TravellerRules,
  travellerFields,
  valuesOfTraveller,
} from './traveller-rules.ts';

const ines: Passenger = {
  id: 'a',
  givenName: 'Ines',
  familyName: 'Carvalho',
  gender: 'female',
  birthDate: '1994-04-03',
  nationality: 'PT',
  documentType: 'passport',
  documentNumber: 'P123456',
  documentValidUntil: '2030-01-01',
  ageType: 'adult',
};
const baby: Passenger = {
  ...ines,
  id: 'b',
  givenName: 'Rui',
  birthDate: '2026-01-01',
  documentNumber: 'P9',
  ageType: 'baby',
};
const rules: TravellerRules = {
  types: ['adult', 'baby'],
  agesOn: '2026-12-20',
  documentsUntil: '2027-06-20',
  international: true,
};

describe('a traveller', () => {
  it('changes type on a birthday', () => {
    expect(ageTypeOn('2024-12-20', '2026-12-19')).toBe('baby');
    expect(ageTypeOn('2024-12-20', '2026-12-20')).toBe('child');
    expect(ageTypeOn('2014-12-20', '2026-12-20')).toBe('adult');
    expect(ageTypeOn('2024-02-29', '2026-02-28')).toBe('baby');
    expect(ageTypeOn('2024-02-29', '2026-03-01')).toBe('child');
  });

  it('lacks what stands nowhere', () => {
    expect(missingOf(ines)).toEqual([]);
    expect(missingOf({ ...ines, gender: null, documentValidUntil: null })).toEqual(['gender', 'documentValidUntil']);
  });

  it('is named wrong at each field', () => {
    const wrong = {
      ...valuesOfTraveller(ines),
      givenName: 'Inês',
      familyName: '',
      gender: '',
      birthDate: '2020-04-03',
      documentType: 'id_card',
      documentNumber: '1',
      documentValidUntil: '2027-06-19',
    };
    expect(flawsOfTraveller(wrong, 'adult', rules)).toEqual({
      givenName: 'field.flight_latin',
      familyName: 'field.guest_name',
      gender: 'field.required',
      birthDate: 'field.flight_age',
      nationality: undefined,
      documentType: 'field.flight_passport',
      documentNumber: 'field.document_number',
      documentValidUntil: 'field.flight_document',
    });
    expect(flawOfKept(ines, 'adult', rules)).toBeUndefined();
    expect(flawOfKept({ ...ines, gender: null }, 'adult', rules)).toBe('field.flight_incomplete');
    expect(
      flawOfKept({ ...ines, documentType: 'id_card' }, 'adult', { ...rules, international: false }),
    ).toBeUndefined();
  });
});

describe('those who travel', () => {
  const people = [ines, { ...baby, documentNumber: 'P99' }];
  const values = { ...travellerFields(rules.types), passenger0: 'a', passenger1: 'b' };

  it('are as the call takes them', () => {
    expect(Object.values(flawsOfTravellers(values, people, rules)).filter(Boolean)).toEqual([]);
    expect(guestsOfTravellers(values, people, rules)).toMatchObject([
      { unit: 1, ageType: 'adult', passengerId: 'a', age: null },
      { unit: 2, ageType: 'baby', passengerId: 'b', infantOf: 1 },
    ]);
  });

  it('are chosen, nobody twice, every baby with an adult of their own', () => {
    expect(flawsOfTravellers(travellerFields(rules.types), people, rules).passenger0).toBe('field.flight_passenger');
    expect(flawsOfTravellers({ ...values, passenger1: 'a' }, people, rules).passenger1).toBe('field.flight_twice');
    expect(flawsOfTravellers({ ...values, lap1: '2' }, people, rules).lap1).toBe('field.flight_lap');
    const four = { ...rules, types: ['adult', 'adult', 'baby', 'baby'] as const };
    expect(travellerFields(four.types)).toMatchObject({ lap2: '1', lap3: '2' });
    expect(flawsOfTravellers({ lap2: '1', lap3: '1' }, people, four).lap3).toBe('field.flight_lap');
  });

  it('stand on the form where the server refuses them', () => {
    expect(placeOfTravellerField('guests.2.passengerId')).toBe('passenger2');
    expect(placeOfTravellerField('guests.2.infantOf')).toBe('lap2');
    expect(placeOfTravellerField('guests')).toBe('passenger0');
    expect(placeOfTravellerField('contact.phone')).toBeNull();
  });
});
