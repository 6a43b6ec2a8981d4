import { addMs, HOUR } from '@app/kernel/clock';
import { addDays, daysOn } from '@app/kernel/local-day';
import { dayIn } from '@app/kernel/zone-time';
import type { SeededCustomer } from '../../../demo/seed/customers.ts';
import { bookAtDeals, type DealTurn, unitsAt } from '../../../demo/seed/travel/deal-bookings.ts';
import type { PlannedDeal } from '../../../demo/seed/travel/planned-deal.ts';
import type { PlannedTrip } from '../../../demo/seed/travel/trip.ts';
import { hotelKeys } from '../usecases/deal-hotels.ts';
import { bookingOf, LENGTHS, type Stage } from './book-stay.ts';
import type { House } from './stay-rooms.ts';

/** Days ahead up to which rooms are taken at deals. */
const AHEAD = 58;

/** A stay at the house of a deal of which some nights, and no more than can be had, are at the deal. */
function stayAt(house: House, { deal, customer, placedAt, unpaid, most }: DealTurn, stage: Stage): PlannedTrip | null {
  const { chance } = stage;
  const today = dayIn(house.hotel.zone, placedAt);
  const last = addDays(today, AHEAD);
  const from = deal.travelFrom && deal.travelFrom > today ? deal.travelFrom : today;
  const to = deal.travelTo && deal.travelTo < last ? deal.travelTo : last;
  const days = daysOn(from, to, deal.weekdays);
  if (days.length === 0) return null;
  return bookingOf(
    {
      house,
      checkIn: chance.pick(days),
      nights: unpaid ? 1 : chance.pick(LENGTHS.filter((nights) => nights <= most)),
      fate: unpaid ? 'expired' : 'silent',
      placedAt,
      customer,
      takes: (offer) => offer.service.startsAt > addMs(placedAt, HOUR) && fitsIn(unitsAt(offer, deal), most),
    },
    stage,
  );
}

const fitsIn = (units: number, most: number): boolean => units > 0 && units <= most;

/** Stays that customers have booked at discount deals on hotels. */
export const dealStays = (
  houses: readonly House[],
  deals: readonly PlannedDeal[],
  stage: Stage & { readonly buyers: readonly SeededCustomer[] },
): Promise<PlannedTrip[]> =>
  bookAtDeals(
    deals.filter(({ kind }) => kind === 'hotel'),
    stage,
    async (turn) => {
      const house = houses.find(({ hotel }) => hotelKeys.hotel(hotel.id) === turn.deal.key);
      const trip = house ? stayAt(house, turn, stage) : null;
      return trip && { booked: trip, units: unitsAt(trip.offer, turn.deal) };
    },
  );
