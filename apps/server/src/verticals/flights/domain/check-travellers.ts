import { refuse } from '@app/contract/core/refuse';
import { LATIN_NAME } from '@app/contract/travel/person-names';
import { type FlightParty, travellerTypes } from '@app/contract/verticals/flights/party';
import type { Day } from '@app/kernel/local-day';
import { ageTypeOn, type BookedGuest, type GuestDocument } from '../../../modules/travel/public.ts';
import type { KeptSeat } from './flight-snapshot.ts';

/** What a trip asks of those who travel. */
export type TravelRules = {
  readonly party: FlightParty;
  /** Local day of the last slice's departure, on which ages count. */
  readonly agesOn: Day;
  /** The first day on which documents may end. */
  readonly documentsUntil: Day;
  /** Seats that were chosen. */
  readonly seats?: readonly KeptSeat[] | undefined;
  /** Whether it leaves the country. */
  readonly international: boolean;
};

type Document = { readonly [K in keyof GuestDocument]: NonNullable<GuestDocument[K]> };

const isComplete = (document: GuestDocument): document is Document =>
  [
    document.gender,
    document.birthDate,
    document.nationality,
    document.type,
    document.number,
    document.validUntil,
  ].every((value) => value !== null && value !== undefined);

/** A person's document whatever its spelling. */
export const documentKey = ({ nationality, type, number }: GuestDocument): string =>
  [nationality, type, number?.toUpperCase().replaceAll('-', '')].join('/');

const sameName = (typed: string, kept: string): boolean => typed.toUpperCase() === kept.toUpperCase();

type Flaws = Record<string, string>;

function nameFlaws(guest: BookedGuest, document: GuestDocument, at: string): Flaws {
  const flaws: Flaws = {};
  for (const name of ['givenName', 'familyName'] as const) {
    const kept = document[name];
    if (!LATIN_NAME.test(guest[name]) || (kept !== undefined && !sameName(guest[name], kept)))
      flaws[`${at}.${name}`] = 'field.flight_latin';
  }
  return flaws;
}

function documentFlaw(document: Document, rules: TravelRules): string | null {
  if (document.validUntil < rules.documentsUntil) return 'field.flight_document';
  return rules.international && document.type !== 'passport' ? 'field.flight_passport' : null;
}

/** Flaws of each traveller alone, at their fields. */
function ownFlaws(guests: readonly BookedGuest[], rules: TravelRules): Flaws {
  const flaws: Flaws = {};
  for (const [index, guest] of guests.entries()) {
    const at = `guests.${index}`;
    const { document } = guest;
    if (!document) {
      flaws[`${at}.passengerId`] = 'field.flight_passenger';
      continue;
    }
    Object.assign(flaws, nameFlaws(guest, document, at));
    const flaw = isComplete(document) ? documentFlaw(document, rules) : 'field.flight_incomplete';
    if (flaw) flaws[`${at}.passengerId`] = flaw;
  }
  return flaws;
}

/** Who is named twice: by document, or by name and date of birth. */
function twiceFlaws(guests: readonly BookedGuest[]): Flaws {
  const seen = new Set<string>();
  const flaws: Flaws = {};
  for (const [index, { document, givenName, familyName }] of guests.entries()) {
    if (!document) continue;
    const named = document.birthDate ? [[givenName, familyName, document.birthDate].join('/').toUpperCase()] : [];
    const keys = document.number ? [documentKey(document), ...named] : named;
    if (keys.some((key) => seen.has(key))) flaws[`guests.${index}.passengerId`] = 'field.flight_twice';
    for (const key of keys) seen.add(key);
  }
  return flaws;
}

/** Babies without an adult of their own, or with one in an exit row. */
function lapFlaws(guests: readonly BookedGuest[], seats: readonly KeptSeat[]): Flaws {
  const taken = new Set<number>();
  const flaws: Flaws = {};
  for (const [index, { ageType, infantOf }] of guests.entries()) {
    if (ageType !== 'baby') {
      if (infantOf !== null) flaws[`guests.${index}.infantOf`] = 'field.flight_lap';
      continue;
    }
    const holder = infantOf === null ? undefined : guests[infantOf - 1];
    if (infantOf === null || holder?.ageType !== 'adult' || taken.has(infantOf))
      flaws[`guests.${index}.infantOf`] = 'field.flight_lap';
    else if (seats.some(({ guest, exit }) => exit && guest === infantOf))
      flaws[`guests.${index}.infantOf`] = 'field.seat_exit_lap';
    else taken.add(infantOf);
  }
  return flaws;
}

/**
 * Refuses travellers that do not fit a trip: `guests: field.flight_count` where others are named than were booked, every
 * other flaw at its field, all at once; `flight.age_changed` with the position of whom a date of birth makes another type.
 */
export function checkTravellers(rules: TravelRules, guests: readonly BookedGuest[]): void {
  const types = travellerTypes(rules.party);
  const asBooked = guests.length === types.length && guests.every(({ ageType }, index) => ageType === types[index]);
  if (!asBooked) refuse('input.invalid', { fields: { guests: 'field.flight_count' } });
  const fields = { ...ownFlaws(guests, rules), ...twiceFlaws(guests), ...lapFlaws(guests, rules.seats ?? []) };
  if (Object.keys(fields).length > 0) refuse('input.invalid', { fields });
  const other = guests.findIndex(
    ({ ageType, document }) => document?.birthDate && ageTypeOn(document.birthDate, rules.agesOn) !== ageType,
  );
  if (other >= 0) refuse('flight.age_changed', { guest: other + 1 });
}
