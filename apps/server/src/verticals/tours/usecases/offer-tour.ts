import type { Localized } from '@app/contract/core/locale';
import { assertThat, refuse } from '@app/contract/core/refuse';
import type { DepartureShown } from '@app/contract/verticals/tours/facts';
import type { TourRequest } from '@app/contract/verticals/tours/tour-schemas';
import { addMs, HOUR } from '@app/kernel/clock';
import { addDays } from '@app/kernel/local-day';
import { basisPointsOf, money } from '@app/kernel/money';
import type { OfferItem, TravelOffer } from '../../../modules/travel/public.ts';
import { type StoredTerm, termsNow } from '../../../modules/travel-home/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import { momentOf } from '../../../platform/search-memory/moment.ts';
import type { Platform } from '../../../platform/slice.ts';
import type { OwnPlaces } from '../db/change.repo.ts';
import { departureById } from '../db/departure.repo.ts';
import { closesAt, departureState, leftOf, undecidedUntil } from '../domain/departure-state.ts';
import type { StoredDeparture, StoredTour } from '../domain/stored-tour.ts';
import { type Chosen, chosenOf } from '../domain/tour-items.ts';
import { tourPolicy } from '../domain/tour-policy.ts';
import { snapshotOf } from '../domain/tour-snapshot.ts';
import { chargedItems, tourTax } from './charged-items.ts';
import { tourNow } from './kept-tours.ts';

export const asRequest = (request: Record<string, unknown>): TourRequest => request as unknown as TourRequest;

/** What items cost with the tour's tax. */
export const wholeUsd = (items: readonly OfferItem[], taxBp: number): number => {
  const list = items.reduce((sum, { priceUsd, quantity }) => sum + priceUsd * quantity, 0);
  return list + basisPointsOf(money(list), taxBp).minor;
};

/** Words of terms by their ids, in the order of the dictionary. */
export const termWords =
  (terms: ReadonlyMap<string, StoredTerm>) =>
  (some: readonly string[]): Localized[] =>
    [...terms.values()].filter(({ id }) => some.includes(id)).map(({ name }) => name);

/** A departure as travel stores and charges it. */
export function offerOf(of: {
  readonly tour: StoredTour;
  readonly departure: StoredDeparture;
  readonly chosen: Chosen;
  readonly request: TourRequest;
  readonly terms: (ids: readonly string[]) => Localized[];
}): TravelOffer {
  const { tour, departure, chosen, request } = of;
  const { day, start, startsAt, endsAt } = departure;
  const { adults, seniors, childAges } = request;
  const items = chargedItems(tour, departure, chosen);
  return {
    subjectId: tour.id,
    snapshot: snapshotOf({ ...of, party: { adults, seniors, childAges } }),
    service: { from: day, to: addDays(day, tour.days - 1), zone: tour.zone, startsAt, endsAt },
    items,
    tax: tourTax(tour),
    policy: tourPolicy(tour.cancelSteps, {
      day,
      start,
      zone: tour.zone,
      wholeUsd: wholeUsd(items, tour.taxBp),
      undecidedUntil: undecidedUntil(departure),
    }),
    guestsUntil: addMs(startsAt, -tour.guestsUntilHours * HOUR),
  };
}

/** Places of an order that count as free for itself on a departure. */
const ownOn = (own: OwnPlaces | undefined, departureId: string): number => {
  if (!own) return 0;
  const { other } = own;
  return (own.departureId === departureId ? own.seats : 0) + (other?.departureId === departureId ? other.held : 0);
};

/** How a departure stands for a party, whose own places it may always have while it takes place and is not about to begin. */
function standingFor(
  departure: StoredDeparture,
  of: {
    readonly seats: number;
    readonly cutoffMinutes: number;
    readonly now: Date;
    readonly own?: OwnPlaces | undefined;
  },
): DepartureShown {
  const more = of.seats - ownOn(of.own, departure.id);
  if (more > 0) return departureState(departure, { ...of, seats: more });
  if (departure.cancelledAt !== null) return 'cancelled';
  return of.now >= closesAt(departure, of.cutoffMinutes) ? 'closed' : 'open';
}

/**
 * What a departure costs for a party now, with its policy; the places in `own` are the party's already. Refuses
 * record.not_found, tour.offline, tour.cancelled, tour.closed, tour.unavailable with the places left, and what does not fit
 * the tour at its field.
 */
export async function offerTour(
  platform: Platform,
  db: Queryable,
  given: { readonly request: Record<string, unknown>; readonly now: Date; readonly own?: OwnPlaces },
): Promise<TravelOffer> {
  const request = asRequest(given.request);
  const departure = (await departureById(db, request.departureId)) ?? refuse('record.not_found');
  const tour = (await tourNow(platform, db, departure.tourId)) ?? refuse('record.not_found');
  assertThat(tour.online, 'tour.offline');
  const chosen = chosenOf(tour, request);
  const { now, own } = given;
  const state = standingFor(departure, { seats: chosen.seats, cutoffMinutes: tour.cutoffMinutes, now, own });
  assertThat(state !== 'cancelled', 'tour.cancelled');
  assertThat(state !== 'closed', 'tour.closed');
  assertThat(state !== 'full', 'tour.unavailable', { left: leftOf(departure) + ownOn(own, departure.id) });
  const ids = [...tour.included, ...tour.excluded, ...tour.notices];
  const terms = await termsNow(platform, await momentOf(platform, db), ids);
  return offerOf({ tour, departure, chosen, request, terms: termWords(terms) });
}
