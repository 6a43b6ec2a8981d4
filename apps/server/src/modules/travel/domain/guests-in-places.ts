import { isDeepStrictEqual } from 'node:util';
import type { GuestInput } from '@app/contract/travel/person-schemas';
import { Refusal } from '@app/kernel/assert';

type Named = { readonly infantOf: number | null };

/** Returns guests in the places that they have in a booking, each by their place from 0; who sits on a lap sits on that of the same person. */
export function inPlaces<G extends Named>(named: readonly G[], places: readonly number[]): G[] {
  const placed: G[] = [];
  for (const [index, guest] of named.entries()) {
    const lap = guest.infantOf === null ? undefined : places[guest.infantOf - 1];
    placed[places[index] ?? index] = lap === undefined ? guest : { ...guest, infantOf: lap + 1 };
  }
  return placed;
}

const OF_GUEST = /^guests\.(\d+)(?=\.|$)/;

/** Does something with guests in their places. What it refuses of a guest is refused at the field where that guest was named. */
export async function refusedWhereNamed<T>(places: readonly number[], work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { fields, guest, ...data } = (error.data ?? {}) as { fields?: Record<string, string>; guest?: number };
    const namedAt = (place: number): number => {
      const at = places.indexOf(place);
      return at < 0 ? place : at;
    };
    throw new Refusal(error.key, {
      ...data,
      ...(guest !== undefined && { guest: namedAt(guest - 1) + 1 }),
      ...(fields && {
        fields: Object.fromEntries(
          Object.entries(fields).map(([field, message]) => [
            field.replace(OF_GUEST, (_, place: string) => `guests.${namedAt(Number(place))}`),
            message,
          ]),
        ),
      }),
    });
  }
}

type Person = Pick<GuestInput, 'givenName' | 'familyName'>;

/** Returns guests who are named with a change that waits, those whose name was corrected meanwhile by their present name. */
export const renamed = <G extends Person>(
  named: readonly G[],
  of: { readonly before: readonly Person[]; readonly now: readonly Person[] },
): G[] =>
  named.map((guest) => {
    const at = of.before.findIndex((one) => one.givenName === guest.givenName && one.familyName === guest.familyName);
    const now = of.now[at];
    return now ? { ...guest, givenName: now.givenName, familyName: now.familyName } : guest;
  });

type Booked = Omit<GuestInput, 'passengerId' | 'infantOf'> & Named & { readonly document: unknown };

/** What of a guest is compared: a missing value is as good as none. */
const stored = ({ unit, givenName, familyName, ageType, age, infantOf, document }: Booked) => [
  unit,
  givenName,
  familyName,
  ageType,
  age ?? null,
  infantOf,
  document,
];

/** Returns whether guests are, place by place, those that a booking has: the same names, ages, laps and documents. */
export const sameGuests = (before: readonly Booked[], now: readonly Booked[]): boolean =>
  isDeepStrictEqual(before.map(stored), now.map(stored));
