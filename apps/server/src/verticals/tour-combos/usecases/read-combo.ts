import { type Locale, localize } from '@app/contract/core/locale';
import { assertThat, refuse } from '@app/contract/core/refuse';
import type { Price } from '@app/contract/core/validation';
import type { TourComboDetail, TourComboPart } from '@app/contract/verticals/tour-combos/views';
import { dayIn } from '@app/kernel/zone-time';
import { priceIn } from '../../../modules/currencies/public.ts';
import type { TimedDeal } from '../../../modules/travel-deals/core.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import {
  type Candidate,
  candidatesAmong,
  languagesOf,
  type StoredTour,
  tourById,
  tourMemory,
} from '../../tours/public.ts';
import { comboById } from '../db/combo.repo.ts';
import { neededTours, type StoredCombo } from '../domain/stored-combo.ts';
import { combosNow, dealOnCombo, ONE_ADULT } from './combo-now.ts';
import { comboFacts, dealsView, markOf } from './read-combos.ts';

export type ComboOnSale = { readonly combo: StoredCombo; readonly tours: ReadonlyMap<string, StoredTour> };

/**
 * A combo with those of its tours that are on sale. Refuses record.not_found, and tour_combo.offline where it, or one of its
 * tours that is not optional, is not on sale.
 */
export async function comboOnSale(db: Queryable, id: string): Promise<ComboOnSale> {
  const combo = (await comboById(db, id)) ?? refuse('record.not_found');
  const found = await Promise.all(combo.parts.map(({ tourId }) => tourById(db, tourId)));
  const tours = new Map(found.flatMap((tour) => (tour?.online ? [[tour.id, tour] as const] : [])));
  assertThat(combo.online && neededTours(combo).every((tourId) => tours.has(tourId)), 'tour_combo.offline');
  return { combo, tours };
}

/** What decides on which first days a deal on the combo holds, and what it takes off. */
const termsOf = (deal: TimedDeal | null): TourComboDetail['dealTerms'] =>
  deal && {
    percent: deal.value,
    from: deal.travelFrom,
    to: deal.travelTo,
    weekdays: [...deal.weekdays],
    endsAt: deal.endsAt.toISOString(),
  };

type Show = { readonly lang: Locale; readonly now: Date; readonly price: (usd: number) => Price };

function partOf(
  tour: StoredTour,
  of: { readonly optional: boolean; readonly candidate: Candidate | undefined },
  { lang, now, price }: Show,
): TourComboPart {
  const groups = of.candidate?.groups ?? [];
  const [soonest] = groups.map((group) => group.soonest.getTime()).sort((a, b) => a - b);
  return {
    tourId: tour.id,
    optional: of.optional,
    kind: tour.kind,
    name: localize(tour.name, lang),
    summary: localize(tour.summary, lang),
    city: localize(tour.city, lang),
    cover: tour.cover,
    days: tour.days,
    nights: tour.nights,
    hours: tour.hours,
    languages: languagesOf(groups),
    minAge: Math.min(...tour.units.map(({ ageFrom }) => ageFrom)),
    maxParty: tour.maxParty,
    names: tour.names,
    zone: tour.zone,
    today: dayIn(tour.zone, now),
    score: tour.score === null ? null : tour.score / 10,
    reviews: tour.reviews,
    from: groups.length === 0 ? null : price(Math.min(...groups.map(({ adultUsd }) => adultUsd))),
    nextDay: soonest === undefined ? null : dayIn(tour.zone, new Date(soonest)),
    cancelSteps: tour.cancelSteps.map((step) => ({ ...step })),
  };
}

/** One combo with its tours, those left out that are optional and not on sale. Refuses as `comboOnSale`. */
export async function readTourComboDetails(
  platform: Platform,
  id: string,
  { lang, currency }: { readonly lang: Locale; readonly currency: string },
): Promise<TourComboDetail> {
  const db = platform.reads;
  const now = platform.clock.now();
  const { combo, tours } = await comboOnSale(db, id);
  const deals = await dealsView(platform);
  const moment = await tourMemory(platform).caughtUp();
  const [[standing], candidates, price] = await Promise.all([
    combosNow(platform, [combo], { now, deals }),
    candidatesAmong(platform, [...tours.values()], { moment, party: ONE_ADULT, now }),
    priceIn(platform, currency),
  ]);
  const had = standing?.price ?? null;
  return {
    ...comboFacts({ combo, tours, price: had }, lang),
    country: localize(combo.country, lang),
    story: localize(combo.story, lang),
    gallery: [...combo.gallery],
    cancel: combo.cancel,
    parts: combo.parts.flatMap(({ tourId, optional }) => {
      const tour = tours.get(tourId);
      const candidate = candidates.find((one) => one.tour.id === tourId);
      return tour ? [partOf(tour, { optional, candidate }, { lang, now, price })] : [];
    }),
    price: had && price(had.usd),
    alone: had && price(had.aloneUsd),
    memberParts: [...(had?.memberParts ?? [])],
    deal: had && markOf(had, price),
    dealTerms: termsOf(dealOnCombo(deals, combo.id)),
    nextDay: had?.nextDay ?? null,
  };
}
