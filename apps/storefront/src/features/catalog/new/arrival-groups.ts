import type { ProductCard } from '@app/contract/catalog/schemas';

type Age = 'this_week' | 'last_week' | 'earlier';
export type ArrivalGroup = { readonly age: Age; readonly cards: readonly ProductCard[] };

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long ago a product came: within seven days, within fourteen, or before. */
function ageOf(card: ProductCard, now: number): Age {
  const days = (now - Date.parse(card.createdAt)) / DAY_MS;
  if (days < 7) return 'this_week';
  return days < 14 ? 'last_week' : 'earlier';
}

/** New products, in their order, by their weeks. Weeks without products are left out. `now` in milliseconds. */
export function groupArrivals(cards: readonly ProductCard[], now: number): ArrivalGroup[] {
  const ages: readonly Age[] = ['this_week', 'last_week', 'earlier'];
  return ages
    .map((age) => ({ age, cards: cards.filter((card) => ageOf(card, now) === age) }))
    .filter((group) => group.cards.length > 0);
}
