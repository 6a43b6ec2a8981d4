import { diningLimits } from '@app/contract/verticals/dining/limits';
import type { DiningParty } from '@app/contract/verticals/dining/party';
import { addDays, isLocalDate, type LocalDate } from '../../widgets/travel/dates/local-date.ts';
import { agesIn, wholeOf } from '../../widgets/travel/search/people-in-address.ts';

/** When one eats, and who. A day or time that is not asked for is the restaurant's own present one. */
export type TableAsk = {
  readonly day: LocalDate | null;
  readonly time: string | null;
  readonly party: DiningParty;
};

export type TableParams = { readonly [K in 'day' | 'time' | 'adults' | 'childAges']?: string };

const USUAL_ADULTS = 2;

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The party in an address. What cannot be read counts as absent; more people than fit are left out. */
export function diningPartyOf(params: TableParams): DiningParty {
  const adults = wholeOf(params.adults, 1, diningLimits.people) ?? USUAL_ADULTS;
  const ages = agesIn(params.childAges, 0, diningLimits.childAge);
  return { adults, childAges: ages.slice(0, Math.min(diningLimits.children, diningLimits.people - adults)) };
}

/** What an address asks for. `today` is the device's date: days that are past or too far count as absent. */
export function tableOf(params: TableParams, today: LocalDate): TableAsk {
  const { day, time } = params;
  // A day of grace: where the restaurant is, it may be another day.
  const sound =
    isLocalDate(day) && day >= addDays(today, -1) && day <= addDays(today, diningLimits.daysAhead + 1) ? day : null;
  return { day: sound, time: time !== undefined && TIME.test(time) ? time : null, party: diningPartyOf(params) };
}

/** A party as parameters of an address; what is as usual is left out. */
export const diningPartyParams = ({ adults, childAges }: DiningParty) => ({
  adults: adults === USUAL_ADULTS ? null : String(adults),
  childAges: childAges.length === 0 ? null : childAges.join(','),
});

/** The party of a second table in an address, another group of the same one; null for none. */
export const secondPartyOf = (params: {
  readonly second?: string;
  readonly secondAges?: string;
}): DiningParty | null =>
  params.second === undefined ? null : diningPartyOf({ adults: params.second, childAges: params.secondAges ?? '' });

/** The same as parameters of an address. */
export const secondPartyParams = (party: DiningParty | null) => ({
  second: party ? String(party.adults) : null,
  secondAges: party && party.childAges.length > 0 ? party.childAges.join(',') : null,
});

/** What is asked for as parameters of an address. */
export const tableParams = ({ day, time, party }: TableAsk): Record<keyof TableParams, string | null> => ({
  day,
  time,
  ...diningPartyParams(party),
});

/** The same as the calls take it in their query. */
export const tableQuery = ({ day, time, party }: TableAsk) => ({
  ...(day && { day }),
  ...(time && { time }),
  adults: String(party.adults),
  childAges: party.childAges.join(','),
});

/** Menus in an address: `<id>:<count>,<id>:<count>`. What cannot be read counts as absent. */
export function menusOf(text: string | undefined): { readonly id: string; readonly count: number }[] {
  const menus = (text ?? '').split(',').flatMap((part) => {
    const [id = '', count] = part.split(':');
    const whole = wholeOf(count, 1, diningLimits.people);
    return id !== '' && whole !== null ? [{ id, count: whole }] : [];
  });
  return menus
    .filter(({ id }, index) => menus.findIndex((one) => one.id === id) === index)
    .slice(0, diningLimits.menus);
}

type ChosenMenu = { readonly id: string; readonly count: number };

/** Chosen menus with another count of one of them. */
export const withMenu = (menus: readonly ChosenMenu[], menu: ChosenMenu): ChosenMenu[] => [
  ...menus.filter(({ id }) => id !== menu.id),
  menu,
];

export const menusParam = (menus: readonly { readonly id: string; readonly count: number }[]): string | null => {
  const some = menus.filter(({ count }) => count > 0);
  return some.length === 0 ? null : some.map(({ id, count }) => `${id}:${count}`).join(',');
};
