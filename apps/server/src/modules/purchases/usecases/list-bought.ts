import { type Locale, localize } from '@app/contract/core/locale';
import type { shapes } from '@app/contract/purchases/staff-schemas';
import type { z } from 'zod';
import type { TreeActor } from '../../../platform/http/bind.ts';
import { cursorAfter, readPlace } from '../../../platform/http/place-in-feed.ts';
import type { Platform } from '../../../platform/slice.ts';
import { soughtBy } from '../../accounts/core.ts';
import { parameter } from '../../settings/public.ts';
import { type BoughtLineRow, boughtLines } from '../db/bought.repo.ts';

type Query = z.output<(typeof shapes)['listBought']['query']>;
type Answer = z.output<(typeof shapes)['listBought']['answer']>;

const shown = (row: BoughtLineRow, lang: Locale): Answer['list'][number] => ({
  id: row.id,
  orderId: row.orderId,
  number: row.number,
  state: row.state,
  product: localize(row.name, lang),
  options: localize(row.options, lang),
  sku: row.sku,
  cover: row.cover,
  customer: { id: row.customerId, nickname: row.nickname, email: row.email },
  quantity: row.quantity,
  returned: row.returned,
  unitPriceUsd: row.unitPriceUsd,
  paidUsd: row.paidUsd,
  paidAt: new Date(row.at).toISOString(),
});

/** A stretch of what was bought by whom, the newest payment first; an agent's staff see their own branch. */
export async function listBought(
  platform: Platform,
  query: Query,
  asked: { lang: Locale; staff: TreeActor },
): Promise<Answer> {
  const zone = await parameter(platform, 'shop.time_zone');
  const rows = await boughtLines(
    platform.db,
    {
      agentId: asked.staff.agentId,
      product: query.product || null,
      sought: soughtBy(asked.staff, query.customer, { email: 'shown' }),
      number: query.number || null,
      days: { from: query.from ?? null, to: query.to ?? null, zone },
    },
    { after: readPlace(query.cursor), limit: query.limit + 1 },
  );
  const list = rows.slice(0, query.limit);
  const last = list.at(-1);
  return {
    list: list.map((row) => shown(row, asked.lang)),
    cursor: rows.length > query.limit && last ? cursorAfter(last) : null,
  };
}
