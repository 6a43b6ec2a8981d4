import type { FareOffer, FlightCard, FlightDetail, SliceOffer } from '@app/contract/verticals/flights/views';

/** Returns the trip's fare in the brands that an address names, one for each way; the cheapest where one is not to be had. */
export function chosenFare(
  { choices, fares }: Pick<FlightDetail, 'choices' | 'fares'>,
  brands: readonly (string | undefined)[],
): FareOffer | undefined {
  const asked = choices.map((choice, index) => choice.find(({ brand }) => brand === brands[index])?.brand);
  // The cheapest fare comes first, so also the first with the brands that were chosen.
  return fares.find((fare) => fare.brands.every((brand, index) => (asked[index] ?? brand) === brand));
}

/** Returns the brands that a result is the price of, as parameters of its details: what was asked of its fares is had by no cheaper one. */
export function brandParams({ brands }: Pick<FlightCard, 'brands'>, way: 'out' | 'back' | 'several') {
  const [own, ...before] = brands;
  if (way === 'several') return { brands: [...before, own].join('.') };
  return way === 'back' ? { brand: before[0], backBrand: own } : { brand: own };
}

/** Returns the brands that an address names, one for each way. */
export const brandsIn = (params: { readonly brand?: string; readonly backBrand?: string; readonly brands?: string }) =>
  params.brands?.split('.') ?? [params.brand, params.backBrand];

/** Returns the fare of each way in a trip's fare. */
export const faresIn = ({ choices }: Pick<FlightDetail, 'choices'>, { brands }: FareOffer): SliceOffer[] =>
  choices.flatMap((choice, index) => choice.find(({ brand }) => brand === brands[index]) ?? []);
