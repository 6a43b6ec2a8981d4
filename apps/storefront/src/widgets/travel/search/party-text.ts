import { type Translate, useT } from '@app/client/i18n';
import { BABY_UNDER } from '@app/contract/travel/ages';
import type { Party } from './party.ts';

/** An age in words. */
export const ageText = (t: Translate, age: number): string =>
  age === 0 ? t('travel.age_below_one') : t('travel.age_years', { count: age });

type Ages = readonly (number | null)[];
/** Whom an age is of, counted among their kind. */
export type AgeOf = { readonly kind: 'child' | 'baby'; readonly index: number };

/** Returns whom each age of a party is of: baby 1, child 1, child 2. Whose age is not known is a child. */
export function agesOf(ages: Ages): AgeOf[] {
  const counts = { child: 0, baby: 0 };
  return ages.map((age) => {
    const kind = age !== null && age < BABY_UNDER ? 'baby' : 'child';
    counts[kind] += 1;
    return { kind, index: counts[kind] };
  });
}

/** How many children and how many babies there are, those that there are. */
export function childrenTexts(t: Translate, ages: Ages): string[] {
  const babies = agesOf(ages).filter(({ kind }) => kind === 'baby').length;
  const children = ages.length - babies;
  return [
    ...(children > 0 ? [t('travel.children', { count: children })] : []),
    ...(babies > 0 ? [t('travel.babies', { count: babies })] : []),
  ];
}

/** How many children and how many babies there are, with how old each is. */
function agedTexts(t: Translate, ages: Ages): string[] {
  const known = agesOf(ages).map((of, index) => ({ ...of, age: ages[index] ?? null }));
  const said = (kind: AgeOf['kind'], people: (count: number) => string): string[] => {
    const own = known.filter((one) => one.kind === kind);
    if (own.length === 0) return [];
    const years = own.flatMap(({ age }) => (age === null ? [] : [age === 0 ? '<1' : String(age)]));
    if (years.length < own.length) return [people(own.length)];
    return [t('travel.people_aged', { people: people(own.length), ages: years.join(t('travel.list_comma')) })];
  };
  return [
    ...said('child', (count) => t('travel.children', { count })),
    ...said('baby', (count) => t('travel.babies', { count })),
  ];
}

/**
 * Formats a party: `whole` is 2 rooms, 2 adults, 1 child, 1 baby; `guests` leaves the rooms out. `aged` and `agedWhole` say how old the
 * children are, as what is booked has them.
 */
export function usePartyText(): {
  whole: (party: Party) => string;
  guests: (party: Omit<Party, 'rooms'>) => string;
  aged: (party: Omit<Party, 'rooms'>) => string;
  agedWhole: (party: Party) => string;
} {
  const t = useT();
  const guests = ({ adults, childAges }: Omit<Party, 'rooms'>) =>
    [t('travel.adults', { count: adults }), ...childrenTexts(t, childAges)].join(t('travel.comma'));
  const aged = ({ adults, childAges }: Omit<Party, 'rooms'>) =>
    [t('travel.adults', { count: adults }), ...agedTexts(t, childAges)].join(t('travel.comma'));
  return {
    guests,
    aged,
    agedWhole: (party) => [t('travel.rooms', { count: party.rooms }), aged(party)].join(t('travel.comma')),
    whole: (party) => [t('travel.rooms', { count: party.rooms }), guests(party)].join(t('travel.comma')),
  };
}
