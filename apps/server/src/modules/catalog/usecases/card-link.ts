import type { ProductCard } from '@app/contract/catalog/schemas';
import type { PageLink, PageReader } from '../../pages/public.ts';

/** Goods as a link to their page: what they cost, and whether they are sold out. */
export function cardLink(card: ProductCard, reader: PageReader): PageLink {
  const amount = card.points === null ? reader.money(card.price) : reader.count('page.points', card.points);
  return {
    kind: 'product',
    id: card.id,
    name: card.name,
    picture: card.cover,
    notes: [
      card.priceVaries ? reader.say('catalog.listed_from', { amount }) : amount,
      card.stock === 'out' ? reader.say('catalog.sold_out') : null,
    ],
  };
}
