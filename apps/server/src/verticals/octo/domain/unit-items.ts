import type { GuestInput } from '@app/contract/travel/person-schemas';
import type { UnitRule } from '@app/contract/verticals/tours/party';
import {
  guestNamed,
  isNamed,
  NO_CONTACT,
  type OctoContact,
  type SentContact,
  unnamedGuest,
  withSent,
} from './octo-contact.ts';
import { badRequest } from './octo-error.ts';
import { ageOf, isGrown } from './units.ts';

/** A person of a booking, as its reseller calls them. */
export type UnitItem = {
  readonly uuid: string;
  readonly unitId: string;
  readonly resellerReference: string | null;
  readonly contact: OctoContact;
};
export type SentUnitItem = {
  readonly uuid?: string | undefined;
  readonly unitId: string;
  readonly resellerReference?: string | null | undefined;
  readonly contact?: SentContact | null | undefined;
};

/**
 * Returns the people of a booking as a call names them: those with a uuid that is known, or else of the same unit, stay who they were. Throws
 * BAD_REQUEST for two with one uuid.
 */
export function unitItemsOf(
  before: readonly UnitItem[],
  sent: readonly SentUnitItem[],
  newUuid: () => string,
): UnitItem[] {
  const named = sent.flatMap(({ uuid }) => uuid ?? []);
  if (new Set(named).size < named.length) throw badRequest('unitItems: each uuid may be there once');
  const free = before.filter(({ uuid }) => !named.includes(uuid));
  const find = ({ uuid, unitId }: SentUnitItem): UnitItem | undefined => {
    if (uuid !== undefined) return before.find((one) => one.uuid === uuid);
    const at = free.findIndex((one) => one.unitId === unitId);
    return at < 0 ? undefined : free.splice(at, 1)[0];
  };
  return sent.map((one) => {
    const known = find(one);
    return {
      uuid: one.uuid ?? known?.uuid ?? newUuid(),
      unitId: one.unitId,
      resellerReference: one.resellerReference ?? known?.resellerReference ?? null,
      contact: withSent(known?.contact ?? NO_CONTACT, one.contact),
    };
  });
}

/** Whether two lists are of the same people by unit, in whatever order. */
export const sameUnits = (one: readonly { unitId: string }[], other: readonly { unitId: string }[]): boolean =>
  [...one.map(({ unitId }) => unitId)].sort().join() === [...other.map(({ unitId }) => unitId)].sort().join();

type Of = {
  readonly items: readonly UnitItem[];
  readonly units: readonly UnitRule[];
  /** Whether the tour wants all who come named, or one who answers for them. */
  readonly names: 'lead' | 'all';
};

const aged = ({ items, units }: Of) =>
  items.map((item) => {
    const unit = units.find(({ key }) => key === item.unitId);
    return { item, age: !unit || isGrown(unit) ? null : ageOf(unit) };
  });

/** Who answers for a booking comes first: someone grown up where there is one. */
const leading = <T extends { readonly age: number | null }>(people: readonly T[]): T[] => {
  const lead = people.find(({ age }) => age === null) ?? people[0];
  return lead ? [lead] : [];
};

/** The people of a booking that is held, without names. */
export function unnamedGuests(of: Of): GuestInput[] {
  const people = aged(of);
  return (of.names === 'all' ? people : leading(people)).map(({ age }, index) => unnamedGuest(index, age));
}

/**
 * The people of a booking by name: all of them where all are named or the tour wants that, else the one who answers for them, who is the contact.
 * Throws BAD_REQUEST for names that are missing or not valid.
 */
export function namedGuests(of: Of & { readonly contact: OctoContact }): GuestInput[] {
  const people = aged(of);
  if (of.names === 'all' || people.every(({ item }) => isNamed(item.contact))) {
    return people.map(({ item, age }, index) =>
      guestNamed(item.contact, { age, field: `unitItems[${index}].contact` }),
    );
  }
  return leading(people).map(({ age }) => guestNamed(of.contact, { age, field: 'contact' }));
}
