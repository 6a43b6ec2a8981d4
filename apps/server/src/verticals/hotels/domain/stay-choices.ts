import { idAt } from './city-facts.ts';
import { taxOf } from './price-stay.ts';
import type { Candidates } from './rank-hotels.ts';

/** A plan of a hotel that can be had for a stay; `usd` is what it costs with taxes, in cents. */
export type StayChoice = { readonly hotel: number; readonly planId: string; readonly usd: number };

/** Plans that can be had in a hotel, the cheapest first. */
function plansOf({ city, desk }: Candidates, hotel: number): StayChoice[] {
  const { from, to, usd } = desk.ask(hotel);
  const taxBp = city.hotels.taxBp[hotel] ?? 0;
  return Array.from({ length: to - from }, (_, at) => usd[at] ?? 0)
    .flatMap((list, at) => {
      const planId = idAt(city.plans.ids, from + at);
      return list > 0 ? [{ hotel, planId, usd: list + taxOf(list, taxBp) }] : [];
    })
    .sort((a, b) => a.usd - b.usd || (a.planId < b.planId ? -1 : 1));
}

/** What the cheapest stay in hotels with so many stars costs with taxes; null where none can be had. */
export function lowestStay({ city, desk, hotels }: Candidates, starsMin: number): number | null {
  let lowest = Number.POSITIVE_INFINITY;
  for (const hotel of hotels) {
    if ((city.hotels.stars[hotel] ?? 0) < starsMin) continue;
    const { from, to, usd } = desk.ask(hotel);
    let list = 0;
    for (let at = 0; at < to - from; at += 1) {
      const one = usd[at] ?? 0;
      if (one > 0 && (list === 0 || one < list)) list = one;
    }
    if (list > 0) lowest = Math.min(lowest, list + taxOf(list, city.hotels.taxBp[hotel] ?? 0));
  }
  return lowest === Number.POSITIVE_INFINITY ? null : lowest;
}

/**
 * Stays to choose from, the cheapest first: the cheapest plan of each hotel with so many stars, then other plans of these hotels, as far as the
 * limit goes.
 */
export function stayChoices(of: Candidates, { starsMin, limit }: { starsMin: number; limit: number }): StayChoice[] {
  const byPrice = (a: StayChoice, b: StayChoice): number => a.usd - b.usd || (a.planId < b.planId ? -1 : 1);
  const plans = [...of.hotels]
    .filter((hotel) => (of.city.hotels.stars[hotel] ?? 0) >= starsMin)
    .map((hotel) => plansOf(of, hotel));
  const first = plans.flatMap((some) => some.slice(0, 1)).sort(byPrice);
  const others = plans.flatMap((some) => some.slice(1)).sort(byPrice);
  return [...first, ...others].slice(0, limit).sort(byPrice);
}
