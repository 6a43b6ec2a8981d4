import { type Locale, localize } from '@app/contract/core/locale';
import { assertThat, refuse } from '@app/contract/core/refuse';
import { DEPARTURE_SHOWN } from '@app/contract/verticals/tours/facts';
import { seatsOf, sortParty, type TourParty, tourTravellers } from '@app/contract/verticals/tours/party';
import type { PricedDeparture, TourCalendarDay, TourCard, TourDetail } from '@app/contract/verticals/tours/views';
import { addDays } from '@app/kernel/local-day';
import { dayIn } from '@app/kernel/zone-time';
import { priceIn } from '../../../modules/currencies/public.ts';
import { frozenPolicy, reviewsHead } from '../../../modules/travel/public.ts';
import { dealsNow } from '../../../modules/travel-deals/core.ts';
import { termsById } from '../../../modules/travel-home/public.ts';
import type { CaughtUp } from '../../../platform/search-memory/change-feed.ts';
import type { Platform } from '../../../platform/slice.ts';
import { departuresOf } from '../db/departure.repo.ts';
import { departuresNamed } from '../db/listed-tour.repo.ts';
import { tourById } from '../db/tour.repo.ts';
import { closesAt, undecidedUntil } from '../domain/departure-state.ts';
import { NO_FILTERS } from '../domain/filter-tours.ts';
import { nextDeparture } from '../domain/open-departures.ts';
import { fittingTours, withTax } from '../domain/rank-tours.ts';
import type { StoredDeparture, StoredTour } from '../domain/stored-tour.ts';
import { surveyTours } from '../domain/survey-tours.ts';
import { TopOf } from '../domain/top-of.ts';
import { tourPolicy } from '../domain/tour-policy.ts';
import { itineraryView, meetingView, placeView } from '../domain/tour-snapshot.ts';
import { surveyDeals, toursOnDeals } from './search/candidates.ts';
import {
  departureCost,
  departureView,
  factsView,
  type TourReader,
  termViews,
  tourCards,
  unitPrice,
} from './search/show-tour.ts';
import { tourMemory } from './search/tour-memory.ts';

const SIMILAR = 4;
const ANY_DAY = { from: null, to: null };
const NO_NARROWING = { ...ANY_DAY, language: null, guaranteed: false, free: false };

export type Reading = { readonly lang: Locale; readonly currency: string };

async function readerOf(platform: Platform, { lang, currency }: Reading): Promise<TourReader> {
  const [price, deals] = await Promise.all([priceIn(platform, currency), dealsNow(platform)]);
  return { lang, price, now: platform.clock.now(), deals };
}

async function onSale(platform: Platform, id: string): Promise<StoredTour> {
  const tour = (await tourById(platform.reads, id)) ?? refuse('record.not_found');
  assertThat(tour.online, 'tour.offline');
  return tour;
}

/** People of a party by the tour's units; null where it does not take them. */
function partyOn(tour: StoredTour, party: TourParty) {
  const sorted = sortParty(tour.units, party);
  if ('flaw' in sorted || tourTravellers(party) > tour.maxParty) return null;
  return { counts: sorted.counts, seats: seatsOf(sorted.counts) };
}

/** A departure as it is found by a party, and what it costs. */
function departureFor(
  tour: StoredTour,
  departure: StoredDeparture,
  { people, reader }: { readonly people: ReturnType<typeof partyOn>; readonly reader: TourReader },
) {
  const cost = departureCost(departure, { tour, counts: people?.counts ?? [] }, reader);
  return { cost, view: departureView(departure, { tour, seats: people?.seats ?? 0, adult: cost.adult }, reader) };
}

/** Other tours with room for the party: of the city, and with the same themes. */
async function similarTo(
  platform: Platform,
  tour: StoredTour,
  { party, moment, reader }: { readonly party: TourParty; readonly moment: CaughtUp; readonly reader: TourReader },
): Promise<TourCard[]> {
  const memory = tourMemory(platform);
  const table = await memory.list.at(moment);
  // Those as much alike stand by their weight.
  const alike = new TopOf(SIMILAR * 2, { idOf: () => '' });
  for (const [at, { id, cityId, themes }] of table.tours.entries()) {
    const same = themes.filter((theme) => tour.themes.includes(theme)).length;
    if (id !== tour.id) alike.add(-same - (cityId === tour.cityId ? 2 : 0), at);
  }
  const places = alike.places().map(({ at }) => at);
  const [onDeals, found] = await Promise.all([toursOnDeals(platform), memory.departures.in(moment, table, places)]);
  const shared = { party, filters: NO_FILTERS, days: ANY_DAY };
  const { page } = surveyTours(
    { table, places, ...found },
    {
      ...shared,
      now: reader.now,
      sort: 'popular',
      after: null,
      limit: SIMILAR,
      deals: surveyDeals(onDeals),
      byDay: false,
      counts: false,
    },
  );
  return tourCards(platform, page, { ...shared, soonest: false, moment }, reader);
}

/** The soonest departure that has room for a party; null where there is none, or the tour does not take it. */
async function soonestOf(
  platform: Platform,
  tour: StoredTour,
  { party, moment, now }: { readonly party: TourParty; readonly moment: CaughtUp; readonly now: Date },
): Promise<StoredDeparture | null> {
  const [fitting] = fittingTours([tour], party, now);
  const [departures] = await tourMemory(platform).departures.of(moment, [tour.id]);
  const found = fitting && departures && nextDeparture(departures, fitting.wanted, NO_NARROWING);
  if (!found) return null;
  return (await departuresNamed(platform.reads, [{ tourId: tour.id, ...found.next }])).get(tour.id) ?? null;
}

/** One tour with everything that does not depend on the day. Refuses record.not_found and tour.offline. */
export async function readTourDetails(
  platform: Platform,
  of: TourParty & { readonly id: string },
  reading: Reading,
): Promise<TourDetail> {
  const { lang } = reading;
  const tour = await onSale(platform, of.id);
  const reader = await readerOf(platform, reading);
  const party = { adults: of.adults, seniors: of.seniors, childAges: of.childAges };
  const today = dayIn(tour.zone, reader.now);
  const moment = await tourMemory(platform).caughtUp();
  const [terms, departures, soonest, head, similar] = await Promise.all([
    termsById(platform.reads, [...tour.themes, ...tour.included, ...tour.excluded, ...tour.notices]),
    departuresOf(platform.reads, { tourId: tour.id, from: today, to: addDays(today, 400) }),
    soonestOf(platform, tour, { party, moment, now: reader.now }),
    reviewsHead(platform, { kind: 'tour', subjectId: tour.id }, lang),
    similarTo(platform, tour, { party, moment, reader }),
  ]);
  const { price } = reader;
  return {
    ...factsView(tour, terms, lang),
    ...head,
    languages: [...new Set(departures.map(({ language }) => language))].sort(),
    online: tour.online,
    country: localize(tour.country, lang),
    story: localize(tour.story, lang),
    gallery: [...tour.gallery],
    operator: tour.operator,
    zone: tour.zone,
    today,
    maxParty: tour.maxParty,
    cutoffMinutes: tour.cutoffMinutes,
    goDays: tour.goDays,
    minPeople: tour.minPeople,
    names: tour.names,
    meeting: meetingView(tour.meeting, lang),
    pickups: tour.pickups.map((pickup) => ({
      ...placeView(pickup, lang),
      id: pickup.id,
      minutesBefore: pickup.minutesBefore,
      price: price(withTax(pickup.usd, tour.taxBp)),
    })),
    units: tour.units.map(({ usd, ...unit }) => ({ ...unit, price: price(withTax(usd, tour.taxBp)) })),
    extras: tour.extras.map(({ id, name, usd, per, max }) => ({
      id,
      name: localize(name, lang),
      price: price(withTax(usd, tour.taxBp)),
      per,
      max,
    })),
    singlePrice: tour.nights > 0 && tour.singleUsd !== null ? price(withTax(tour.singleUsd, tour.taxBp)) : null,
    itinerary: itineraryView(tour.itinerary, lang),
    included: termViews(terms, tour.included, lang),
    excluded: termViews(terms, tour.excluded, lang),
    notices: termViews(terms, tour.notices, lang),
    cancelSteps: tour.cancelSteps.map((step) => ({ ...step })),
    taxPercent: tour.taxBp / 100,
    walkKm: tour.walkKm,
    ascentMetres: tour.ascentMetres,
    stepFree: tour.stepFree,
    next: soonest ? departureFor(tour, soonest, { people: partyOn(tour, party), reader }).view : null,
    lastDay: departures.at(-1)?.day ?? null,
    similar,
  };
}

const canBeBooked = ({ state }: Pick<TourCalendarDay, 'state'>): boolean => state === 'open' || state === 'few';

/** The best of a day: what can be booked before what cannot. */
const rank = (state: TourCalendarDay['state']): number => DEPARTURE_SHOWN.indexOf(state);

/** The days of a tour with price, places and state. */
export async function readTourCalendar(
  platform: Platform,
  of: TourParty & { readonly id: string; readonly from: string; readonly to: string },
  reading: Reading,
): Promise<{ days: TourCalendarDay[] }> {
  const tour = await onSale(platform, of.id);
  const reader = await readerOf(platform, reading);
  const people = partyOn(tour, of);
  const rows = await departuresOf(platform.reads, { tourId: tour.id, from: of.from, to: of.to });
  const days = Map.groupBy(
    rows.map((row) => departureFor(tour, row, { people, reader }).view),
    ({ day }) => day,
  );
  return {
    days: [...days].map(([date, departures]) => {
      const state = [...departures].sort((a, b) => rank(a.state) - rank(b.state))[0]?.state ?? 'closed';
      const alike = departures.filter((one) => one.state === state || (canBeBooked(one) && canBeBooked({ state })));
      const cheapest = [...alike].sort((a, b) => a.adultPrice.usd - b.adultPrice.usd)[0];
      const lefts = alike.map(({ seatsLeft }) => seatsLeft);
      return {
        date,
        state,
        guaranteed: alike.some(({ guaranteed }) => guaranteed),
        // The most that one of them has: whether a party fits is a matter of one departure.
        seatsLeft: lefts.includes(null) ? null : Math.max(...lefts.map((left) => left ?? 0)),
        price: cheapest?.adultPrice ?? reader.price(0),
        deal: cheapest?.deal ?? null,
        departures: departures.filter((one) => one.state !== 'cancelled').length,
      };
    }),
  };
}

/** A departure priced for a party. */
function priced(
  tour: StoredTour,
  departure: StoredDeparture,
  of: { readonly people: ReturnType<typeof partyOn>; readonly reader: TourReader },
): PricedDeparture {
  const { people, reader } = of;
  const { price } = reader;
  const { day, start } = departure;
  const { view, cost } = departureFor(tour, departure, of);
  const whole = { usd: cost.nowUsd, ofUsd: cost.wasUsd };
  const asked = { day, start, zone: tour.zone, wholeUsd: whole.ofUsd };
  const rules = tourPolicy(tour.cancelSteps, { ...asked, undecidedUntil: undecidedUntil(departure) });
  return {
    ...view,
    units: cost.units.map((one) => ({ key: one.unit.key, ...unitPrice(one, tour.taxBp, reader) })),
    total: people && price(whole.usd),
    totalDeal: cost.deal,
    policy: frozenPolicy(rules, whole).map(({ until, feeUsd }) => ({ until, fee: price(feeUsd) })),
    closesAt: closesAt(departure, tour.cutoffMinutes).toISOString(),
  };
}

/** The departures of a day, those that were cancelled left out where there are others. */
export async function readTourDepartures(
  platform: Platform,
  of: TourParty & { readonly id: string; readonly day: string },
  reading: Reading,
): Promise<{ departures: PricedDeparture[] }> {
  const tour = await onSale(platform, of.id);
  const reader = await readerOf(platform, reading);
  const people = partyOn(tour, of);
  const rows = await departuresOf(platform.reads, { tourId: tour.id, from: of.day, to: of.day });
  return { departures: rows.map((row) => priced(tour, row, { people, reader })) };
}
