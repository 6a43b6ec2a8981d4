import type { Locale } from '@app/contract/core/locale';
import type { AnyDeal, shapes } from '@app/contract/deals/all-deals-schemas';
import type { DealKind } from '@app/contract/deals/deal-facts';
import type { StaffDeal } from '@app/contract/deals/staff-schemas';
import type { StaffTravelDeal } from '@app/contract/travel-deals/schemas';
import type { z } from 'zod';
import type { Platform } from '../../../../platform/slice.ts';
import { parameter } from '../../../settings/public.ts';
import { dealKeysNamed, travelDealsWithIds } from '../../../travel-deals/public.ts';
import { allDealsPage } from '../db/all-deals.repo.ts';
import { dealsWithIds } from '../db/deal.repo.ts';
import { dealView } from './deal-views.ts';

type List = (typeof shapes)['listAllDeals'];

const kept = ({ id, state, startsAt, endsAt, quota, claimed, perCustomer }: StaffDeal | StaffTravelDeal) => ({
  id,
  state,
  startsAt,
  endsAt,
  quota,
  claimed,
  perCustomer,
});

/** A deal of goods as the list of all shows it: by its product and its cheapest variant. */
export function goodsRow(deal: StaffDeal): AnyDeal {
  const { product, items, fromUsd, regularUsd, percentOff } = deal;
  const [first] = items;
  const others = items.length > 1 ? ` +${items.length - 1}` : '';
  return {
    ...kept(deal),
    kind: 'product',
    title: product.name,
    subject: { name: `${first?.options || first?.sku || ''}${others}`, place: '', online: product.online },
    cover: product.cover,
    method: 'fixed',
    value: fromUsd,
    regular: { usd: regularUsd, percentOff },
  };
}

/** A deal of travel as the list of all shows it. */
export function travelRow(deal: StaffTravelDeal, lang: Locale): AnyDeal {
  const { kind, title, subject, method, value } = deal;
  return {
    ...kept(deal),
    kind,
    title: title[lang] || title['en-US'],
    subject: subject && { name: subject.name, place: subject.place, online: subject.online },
    cover: subject?.cover ?? null,
    method,
    value,
    regular: null,
  };
}

/** A page of deals of the kinds that somebody may see, with how many there are of each of these. */
export async function listAllDeals(
  platform: Platform,
  query: z.output<List['query']>,
  by: { readonly kinds: readonly DealKind[]; readonly lang: Locale },
): Promise<z.output<List['answer']>> {
  const { page, limit, title, kind, state, runsFrom, runsTo } = query;
  const zone = await parameter(platform, 'shop.time_zone');
  const days = { from: runsFrom ?? null, to: runsTo ?? null, zone };
  const named = title ? await dealKeysNamed(platform, platform.db, title) : [];
  const filter = { kinds: by.kinds, title: title || null, named, kind: kind ?? null, state: state ?? null, days };
  const at = { by: query.sort, ascending: query.order === 'asc', page, limit };
  const { rows: places, counts } = await allDealsPage(platform.db, filter, at);
  const [goods, travel] = [true, false].map((ofGoods) =>
    places.filter((place) => (place.kind === 'product') === ofGoods).map(({ id }) => id),
  );
  const [goodsDeals, travelDeals] = await Promise.all([
    dealsWithIds(platform.db, goods ?? []),
    travelDealsWithIds(platform, travel ?? [], by.lang),
  ]);
  const rows = new Map<string, AnyDeal>([
    ...goodsDeals.map((row) => [row.id, goodsRow(dealView(row, by.lang))] as const),
    ...travelDeals.map((deal) => [deal.id, travelRow(deal, by.lang)] as const),
  ]);
  // A deal that was deleted since its place was read is left out.
  const list = places.flatMap(({ id }) => rows.get(id) ?? []);
  return { list, counts, total: counts[kind ?? 'all'], page, limit };
}
