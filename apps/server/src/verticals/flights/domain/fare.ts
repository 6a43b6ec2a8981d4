import type { Localized } from '@app/contract/core/locale';
import { brandUsd } from '@app/contract/verticals/flights/day-prices';
import { SEAT_CHOICES } from '@app/contract/verticals/flights/facts';
import { type FlightParty, seatsOf } from '@app/contract/verticals/flights/party';
import { wholeBasisPoints } from '@app/kernel/money';
import type { OfferItem } from '../../../modules/travel/public.ts';
import { fareWords, typeWords } from './fare-words.ts';
import { withOff } from './return-discount.ts';
import type { Departure } from './schedule.ts';
import type { Bag, ChangeRule, FareBrand } from './stored-flight.ts';

/** Part of a sum in whole cents. */
export const percentOf = (usd: number, percent: number): number => wholeBasisPoints(usd, percent * 100);

/** Brands of an airline in a cabin that are for sale: its own, or where it has none those of every airline. */
export function brandsOf<B extends Pick<FareBrand, 'airlineId' | 'cabin' | 'enabled'>>(
  brands: readonly B[],
  of: { airlineId: string; cabin: string },
): B[] {
  const here = brands.filter(({ cabin }) => cabin === of.cabin);
  const own = here.filter(({ airlineId }) => airlineId === of.airlineId);
  return (own.length > 0 ? own : here.filter(({ airlineId }) => airlineId === null)).filter(({ enabled }) => enabled);
}

/** A flight in a brand; `offBp` are basis points that come off its fare because the airline flies there and back. */
export type LegFare = { readonly departure: Departure; readonly brand: FareBrand; readonly offBp?: number };

/** What one traveller of each type pays for a slice, without charges, and the charges of one seat. */
export type SlicePrice = {
  readonly adultUsd: number;
  readonly childUsd: number;
  readonly babyUsd: number;
  readonly chargeUsd: number;
};

/** What a leg costs in a brand. */
export function legPrice({ departure, brand, offBp = 0 }: LegFare): SlicePrice {
  const { cabin, priceUsd, flight } = departure;
  const listUsd = brandUsd(priceUsd, brand.pricePercent);
  return {
    adultUsd: withOff(listUsd, offBp),
    childUsd: withOff(percentOf(listUsd, cabin.childPercent), offBp),
    babyUsd: withOff(percentOf(listUsd, cabin.babyPercent), offBp),
    chargeUsd: flight.from.chargeUsd,
  };
}

/** What the legs of a slice cost together. */
export function slicePrice(legs: readonly LegFare[]): SlicePrice {
  let [adultUsd, childUsd, babyUsd, chargeUsd] = [0, 0, 0, 0];
  for (const leg of legs) {
    const one = legPrice(leg);
    adultUsd += one.adultUsd;
    childUsd += one.childUsd;
    babyUsd += one.babyUsd;
    chargeUsd += one.chargeUsd;
  }
  return { adultUsd, childUsd, babyUsd, chargeUsd };
}

/** What a party pays for a slice without charges. */
export const fareUsd = (price: SlicePrice, party: FlightParty): number =>
  price.adultUsd * party.adults + price.childUsd * party.childAges.length + price.babyUsd * party.babies;

/** Charges of a slice: of each traveller with a seat. */
export const chargesUsd = (price: SlicePrice, party: FlightParty): number => price.chargeUsd * seatsOf(party);

export type TypedPrices = readonly {
  readonly type: 'adult' | 'child' | 'baby';
  readonly count: number;
  readonly usd: number;
}[];

/** What a traveller of each type of a party pays for slices, those who do not travel left out. */
export function byType(prices: readonly SlicePrice[], party: FlightParty): TypedPrices {
  const sum = (pick: (price: SlicePrice) => number) => prices.reduce((total, price) => total + pick(price), 0);
  return [
    { type: 'adult' as const, count: party.adults, usd: sum(({ adultUsd }) => adultUsd) },
    { type: 'child' as const, count: party.childAges.length, usd: sum(({ childUsd }) => childUsd) },
    { type: 'baby' as const, count: party.babies, usd: sum(({ babyUsd }) => babyUsd) },
  ].filter(({ count }) => count > 0);
}

type ItemsOf = {
  readonly price: SlicePrice;
  /** Before a return discount. */
  readonly list: SlicePrice;
  readonly cabin: Departure['cabin']['cabin'];
  readonly fare: Localized;
  /** Between which airports. */
  readonly way: string;
};

/** The items of an offer: of each slice what each type pays for its fare, and the charges of its airports. */
export function fareItems(slices: readonly ItemsOf[], party: FlightParty): OfferItem[] {
  return slices.flatMap(({ price, list, cabin, fare, way }, index) => {
    const label = (words: Localized): Localized =>
      Object.fromEntries(Object.entries(words).map(([lang, text]) => [lang, `${way} · ${text}`])) as Localized;
    const item = (
      key: string,
      quantity: number,
      usd: { price: number; list: number },
      words: Localized,
    ): OfferItem => ({
      key: `slice-${index + 1}/${key}`,
      label: label(words),
      quantity,
      priceUsd: usd.price,
      listPriceUsd: usd.list > usd.price ? usd.list : null,
    });
    const listed = byType([list], party);
    const fares = byType([price], party).map(({ type, count, usd }, at) =>
      item(type, count, { price: usd, list: listed[at]?.usd ?? usd }, fareWords(cabin, fare, typeWords[type])),
    );
    const { chargeUsd } = price;
    const charges = item('charges', seatsOf(party), { price: chargeUsd, list: chargeUsd }, typeWords.charges);
    return chargeUsd > 0 ? [...fares, charges] : fares;
  });
}

const strictest = (a: ChangeRule, b: ChangeRule): ChangeRule => ({
  allowed: a.allowed && b.allowed,
  feeUsd: Math.max(a.feeUsd, b.feeUsd),
  untilMinutes: Math.max(a.untilMinutes, b.untilMinutes),
});

const least = (a: Bag, b: Bag): Bag => ({ pieces: Math.min(a.pieces, b.pieces), kg: Math.min(a.kg, b.kg) });

/** What a slice whose airlines have a brand of one code each includes in any case: the least of each. */
export type FareGives = Pick<FareBrand, 'name' | 'cabinBag' | 'checkedBag' | 'seat' | 'meal'> & {
  /** The strictest of its airlines; bookings of before have none. */
  readonly change?: ChangeRule;
};
export const faresGive = (brands: readonly FareBrand[]): FareGives & { readonly change: ChangeRule } =>
  brands
    .map(({ name, cabinBag, checkedBag, seat, meal, changeRule: change }) => ({
      ...{ name, cabinBag, checkedBag, seat, meal, change },
    }))
    .reduce((all, one) => ({
      name: all.name,
      cabinBag: least(all.cabinBag, one.cabinBag),
      checkedBag: least(all.checkedBag, one.checkedBag),
      seat: SEAT_CHOICES[Math.max(SEAT_CHOICES.indexOf(all.seat), SEAT_CHOICES.indexOf(one.seat))] ?? 'none',
      meal: all.meal && one.meal,
      change: strictest(all.change, one.change),
    }));
