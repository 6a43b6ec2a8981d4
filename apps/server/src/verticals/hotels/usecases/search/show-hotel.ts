import { type Locale, localize } from '@app/contract/core/locale';
import type { Price } from '@app/contract/core/validation';
import { BOARDS } from '@app/contract/verticals/hotels/facts';
import type { HotelCard, StayDeal, StayPrice } from '@app/contract/verticals/hotels/views';
import { type DealDiscount, dealMarkOf } from '../../../../modules/travel-deals/core.ts';
import type { CardFacts } from '../../db/city-facts.repo.ts';
import type { CityFacts } from '../../domain/city-facts.ts';
import { nightlyAverage } from '../../domain/price-stay.ts';
import type { Found } from '../../domain/rank-hotels.ts';
import type { CityCache } from './city-cache.ts';

export type HotelReader = { readonly lang: Locale; readonly price: (usd: number) => Price };

/** Rooms left are told where they are few. */
const FEW = 5;
export const fewLeft = (left: number): number | null => (left <= FEW ? left : null);

/** Pictures that a card leafs through. */
const CARD_PICTURES = 5;

/** A stay's price as it is shown, from cents with and of taxes. */
export const stayPrice = (
  { price }: HotelReader,
  of: { readonly totalUsd: number; readonly taxUsd: number; readonly nights: number; readonly rooms: number },
): StayPrice => ({
  nightly: price(nightlyAverage(of.totalUsd, of.nights, of.rooms)),
  total: price(of.totalUsd),
  taxes: price(of.taxUsd),
});

/** The deal of a stay as it is shown, from cents with taxes: a room's night and the whole stay, each with and without it. */
export function stayDeal(
  { price }: HotelReader,
  off: DealDiscount | null,
  of: { readonly wasUsd: number; readonly nowUsd: number; readonly usualUsd: number; readonly totalUsd: number },
): StayDeal {
  const night = dealMarkOf(off, { ...of, price });
  const whole = dealMarkOf(off, { wasUsd: of.usualUsd, nowUsd: of.totalUsd, price });
  return night && whole && { ...night, totalWas: whole.was };
}

/** Found hotels as cards, in their order. */
export async function hotelCards(
  cityCache: CityCache,
  found: readonly Found[],
  to: { readonly reader: HotelReader; readonly nights: number; readonly rooms: number; readonly dated: boolean },
): Promise<HotelCard[]> {
  const facts = new Map<CityFacts, ReadonlyMap<number, CardFacts>>();
  for (const [city, ofCity] of Map.groupBy(found, (one) => one.city)) {
    facts.set(
      city,
      await cityCache.cards(
        city,
        ofCity.map(({ hotel }) => hotel),
      ),
    );
  }
  return found.flatMap((one) => {
    const card = facts.get(one.city)?.get(one.hotel);
    return card ? [hotelCard(card, one, to)] : [];
  });
}

function hotelCard(facts: CardFacts, one: Found, to: Parameters<typeof hotelCards>[2]): HotelCard {
  const { reader, dated } = to;
  return {
    ...facts,
    name: localize(facts.name, reader.lang),
    city: localize(one.city.name, reader.lang),
    area: localize(facts.area, reader.lang),
    pictures: facts.pictures.slice(0, CARD_PICTURES),
    score: facts.score === null ? null : facts.score / 10,
    facilities: [...facts.facilities],
    distance: one.distance,
    price: stayPrice(reader, { ...one, nights: to.nights, rooms: to.rooms }),
    taxPercent: (one.city.hotels.taxBp[one.hotel] ?? 0) / 100,
    deal: one.deal && stayDeal(reader, one.deal.off, { ...one, ...one.deal, nowUsd: one.nightlyUsd }),
    board: BOARDS[one.city.plans.board[one.plan] ?? 0] ?? null,
    freeCancellation: one.free,
    roomsLeft: dated ? fewLeft(one.left) : null,
  };
}
