import { dateIn } from '@app/contract/core/time-words';
import { hotelLimits } from '@app/contract/verticals/hotels/limits';
import { HOUR } from '@app/kernel/clock';
import { addDays, daysBetween, isLocalDate, type LocalDate } from '../../widgets/travel/dates/local-date.ts';
import { type FullParty, partyOf, partyParams } from '../../widgets/travel/search/party.ts';

/** When one stays, and who. */
export type Stay = { readonly checkIn: LocalDate; readonly checkOut: LocalDate; readonly party: FullParty };

export type StayParams = {
  readonly [K in 'checkIn' | 'checkOut' | 'rooms' | 'adults' | 'childAges']?: string;
};

/** The first night that can be had where the clocks of a zone are right: until five in the morning the running one. */
export const firstNight = (timeZone: string, at: number): LocalDate =>
  dateIn(timeZone, at - hotelLimits.nightHours * HOUR);

const USUAL_NIGHTS = 2;

/**
 * The stay in an address. `today` is the device's date: dates that are past, too far, reversed or unreadable become
 * tomorrow for as many nights as were asked for, else for two.
 */
export function stayOf(params: StayParams, today: LocalDate): Stay {
  const party = partyOf(params);
  const { checkIn, checkOut } = params;
  const given = isLocalDate(checkIn) && isLocalDate(checkOut) ? daysBetween(checkIn, checkOut) : 0;
  const nights = given >= 1 && given <= hotelLimits.nights ? given : USUAL_NIGHTS;
  // A day of grace: where the hotel is, it may still be yesterday.
  const isSound =
    isLocalDate(checkIn) &&
    given === nights &&
    checkIn >= addDays(today, -1) &&
    checkIn <= addDays(today, hotelLimits.daysAhead);
  const from = isSound ? checkIn : addDays(today, 1);
  return { checkIn: from, checkOut: addDays(from, nights), party };
}

/** The stay as parameters of an address. */
export const stayParams = ({ checkIn, checkOut, party }: Stay): Record<keyof StayParams, string | null> => ({
  checkIn,
  checkOut,
  ...partyParams(party),
});

/** The stay as the calls take it in their query. */
export const stayQuery = ({ checkIn, checkOut, party }: Stay) => ({
  checkIn,
  checkOut,
  rooms: String(party.rooms),
  adults: String(party.adults),
  childAges: party.childAges.join(','),
});

/** The stay as the calls take it in their body. */
export const stayBody = ({ checkIn, checkOut, party }: Stay) => ({
  checkIn,
  checkOut,
  rooms: party.rooms,
  adults: party.adults,
  childAges: [...party.childAges],
});

export const nightsOf = ({ checkIn, checkOut }: Stay): number => daysBetween(checkIn, checkOut);
