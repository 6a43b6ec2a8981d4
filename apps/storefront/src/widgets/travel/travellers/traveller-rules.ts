import { BABY_UNDER } from '@app/contract/travel/ages';
import { LATIN_NAME } from '@app/contract/travel/person-names';
import type { AgeType, Passenger, PassengerInput } from '@app/contract/travel/person-schemas';
import type { FieldFlaws } from '../../form-fields.ts';
import type { BookingValues } from '../booking/booking-form.ts';
import { isLocalDate, type LocalDate } from '../dates/local-date.ts';

const ADULT_FROM = 12;
const DOCUMENT_NUMBER = /^[A-Za-z0-9-]{3,30}$/;

/** What a trip asks of those who travel with documents. */
export type TravellerRules = {
  /** The type of each, in the order in which they are named. */
  readonly types: readonly AgeType[];
  /** Local day on which ages count. */
  readonly agesOn: LocalDate;
  /** The first day on which documents may end. */
  readonly documentsUntil: LocalDate;
  /** Whether it leaves the country, so that passports are needed. */
  readonly international: boolean;
};

/** Whole years of somebody born on a day, on another day. */
export function ageOn(born: LocalDate, day: LocalDate): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  return day.slice(5) < born.slice(5) ? years - 1 : years;
}

/** Baby under 2, child to 11, adult from 12. */
export function ageTypeOn(born: LocalDate, day: LocalDate): AgeType {
  const age = ageOn(born, day);
  return age < BABY_UNDER ? 'baby' : age < ADULT_FROM ? 'child' : 'adult';
}

/** The fields of a traveller as a form holds them. */
export const TRAVELLER_FIELDS = [
  'familyName',
  'givenName',
  'gender',
  'birthDate',
  'nationality',
  'documentType',
  'documentNumber',
  'documentValidUntil',
] as const;

export const valuesOfTraveller = (passenger: Passenger | null): BookingValues =>
  Object.fromEntries(TRAVELLER_FIELDS.map((field) => [field, passenger?.[field] ?? '']));

const at = (values: BookingValues, field: (typeof TRAVELLER_FIELDS)[number]): string => (values[field] ?? '').trim();

/** A traveller's fields as they are kept. */
export const travellerInput = (values: BookingValues, id: string | undefined): PassengerInput => ({
  ...(id && { id }),
  familyName: at(values, 'familyName'),
  givenName: at(values, 'givenName'),
  gender: at(values, 'gender') as PassengerInput['gender'],
  birthDate: at(values, 'birthDate'),
  nationality: at(values, 'nationality'),
  documentType: at(values, 'documentType') as PassengerInput['documentType'],
  documentNumber: at(values, 'documentNumber'),
  documentValidUntil: at(values, 'documentValidUntil'),
});

const latin = (name: string): string | undefined =>
  name === '' ? 'field.guest_name' : LATIN_NAME.test(name) ? undefined : 'field.flight_latin';

const given = (text: string): string | undefined => (text === '' ? 'field.required' : undefined);

/**
 * Everything wrong with one traveller for a trip, by field: missing, not as in a document, not valid long enough. Without a
 * type they may be of any age.
 */
export function flawsOfTraveller(values: BookingValues, type: AgeType | null, rules: TravellerRules): FieldFlaws {
  const born = at(values, 'birthDate');
  const until = at(values, 'documentValidUntil');
  const document = at(values, 'documentType');
  const bornFlaw = () => {
    if (!isLocalDate(born)) return 'field.date';
    return type === null || ageTypeOn(born, rules.agesOn) === type ? undefined : 'field.flight_age';
  };
  const untilFlaw = () => {
    if (!isLocalDate(until)) return 'field.date';
    return until < rules.documentsUntil ? 'field.flight_document' : undefined;
  };
  return {
    familyName: latin(at(values, 'familyName')),
    givenName: latin(at(values, 'givenName')),
    gender: given(at(values, 'gender')),
    birthDate: bornFlaw(),
    nationality: given(at(values, 'nationality')),
    documentType:
      given(document) ?? (rules.international && document !== 'passport' ? 'field.flight_passport' : undefined),
    documentNumber: DOCUMENT_NUMBER.test(at(values, 'documentNumber')) ? undefined : 'field.document_number',
    documentValidUntil: untilFlaw(),
  };
}

/** Returns the fields that are empty in a saved traveller. */
export const missingOf = (passenger: Passenger): readonly (typeof TRAVELLER_FIELDS)[number][] => {
  const values = valuesOfTraveller(passenger);
  return TRAVELLER_FIELDS.filter((field) => values[field] === '');
};

/** The first thing wrong with a kept traveller for a trip; what is missing is told as a whole. */
export function flawOfKept(passenger: Passenger, type: AgeType, rules: TravellerRules): string | undefined {
  if (missingOf(passenger).length > 0) return 'field.flight_incomplete';
  return Object.values(flawsOfTraveller(valuesOfTraveller(passenger), type, rules)).find((flaw) => flaw !== undefined);
}

/** Where the choice of a traveller, and of a baby's adult, stand on the booking form. */
export const passengerField = (index: number): string => `passenger${index}`;
export const lapField = (index: number): string => `lap${index}`;

const documentKey = ({ nationality, documentType, documentNumber }: Passenger): string =>
  [nationality, documentType, documentNumber?.toUpperCase().replaceAll('-', '')].join('/');
const nameKey = ({ givenName, familyName, birthDate }: Passenger): string =>
  [givenName, familyName, birthDate].join('/').toUpperCase();

/** Everything wrong with those who travel, by the booking form's fields: each alone, nobody twice, a lap for every baby. */
export function flawsOfTravellers(
  values: BookingValues,
  passengers: readonly Passenger[],
  rules: TravellerRules,
): FieldFlaws {
  const flaws: Record<string, string | undefined> = {};
  const seen = new Set<string>();
  const laps = new Set<string>();
  for (const [index, type] of rules.types.entries()) {
    const field = passengerField(index);
    const passenger = passengers.find(({ id }) => id === values[field]);
    if (passenger) {
      const keys = [passenger.id, documentKey(passenger), nameKey(passenger)];
      flaws[field] = keys.some((key) => seen.has(key)) ? 'field.flight_twice' : flawOfKept(passenger, type, rules);
      for (const key of keys) seen.add(key);
    } else flaws[field] = 'field.flight_passenger';
    if (type !== 'baby') continue;
    const lap = values[lapField(index)] ?? '';
    if (rules.types[Number(lap) - 1] !== 'adult' || laps.has(lap)) flaws[lapField(index)] = 'field.flight_lap';
    laps.add(lap);
  }
  return flaws;
}

/** The fields of a booking form for so many travellers; the first baby sits with the first adult, and so on. */
export function travellerFields(types: readonly AgeType[]): BookingValues {
  const firstBaby = types.indexOf('baby');
  return Object.fromEntries(
    types.flatMap((type, index) => [
      [passengerField(index), ''],
      ...(type === 'baby' ? [[lapField(index), String(index - firstBaby + 1)]] : []),
    ]),
  );
}

/** The travellers as the call takes them, in order. */
export function guestsOfTravellers(values: BookingValues, passengers: readonly Passenger[], rules: TravellerRules) {
  return rules.types.flatMap((ageType, index) => {
    const passenger = passengers.find(({ id }) => id === values[passengerField(index)]);
    if (!passenger) return [];
    const { id, givenName, familyName, birthDate } = passenger;
    return {
      unit: index + 1,
      givenName,
      familyName,
      ageType,
      age: ageType === 'child' && birthDate ? ageOn(birthDate, rules.agesOn) : null,
      passengerId: id,
      ...(ageType === 'baby' && { infantOf: Number(values[lapField(index)]) }),
    };
  });
}

/** Where a field that the server refused stands on the form; null when it is none of a traveller. */
export function placeOfTravellerField(field: string): string | null {
  const guest = /^guests\.(\d+)(?:\.(\w+))?/.exec(field);
  if (guest) return guest[2] === 'infantOf' ? lapField(Number(guest[1])) : passengerField(Number(guest[1]));
  return field === 'guests' ? passengerField(0) : null;
}
