import type { FunnelKind } from '@app/contract/funnel/steps';
import type { PayableKind } from '@app/contract/payments/schemas';
import { sql } from 'kysely';
import { kindOfPayable } from '../../modules/funnel/public.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { insertRows } from './bulk.ts';
import type { Chance } from './chance.ts';

/** Where visits come from, each by its share. */
const SOURCES = [
  ...Array.from({ length: 5 }, () => 'google'),
  ...Array.from({ length: 4 }, () => 'direct'),
  ...['instagram', 'instagram', 'chatgpt', 'autumn-letter', 'whatsapp', 'baidu', 'blog.example'],
] as const;

type Paid = { readonly id: string; readonly kind: PayableKind; readonly day: string };

/** Writes how visits led to the orders of the last two months: each was looked at some times before someone bought. */
export async function seedVisits(tx: Tx, chance: Chance): Promise<void> {
  const { rows } = await sql<Paid>`
    SELECT id, payable_kind AS kind, (created_at AT TIME ZONE 'UTC')::date::text AS day FROM payment
    WHERE created_at > app_now() - interval '62 days' ORDER BY number`.execute(tx);
  const orders = rows.flatMap(({ id, kind: payable, day }) => {
    const kind = kindOfPayable(payable);
    return kind ? [{ payment_id: id, day, kind, source: chance.pick(SOURCES) }] : [];
  });
  const times = new Map<string, { day: string; step: string; kind: FunnelKind; source: string; times: number }>();
  const add = (step: string, of: (typeof orders)[number], count: number) => {
    const { day, kind, source } = of;
    const key = [day, step, kind, source].join(' ');
    const before = times.get(key)?.times ?? 0;
    if (before + count > 0) times.set(key, { day, step, kind, source, times: before + count });
  };
  for (const order of orders) {
    add('view', order, chance.whole(8, 40));
    if (order.kind === 'goods') add('cart', order, chance.whole(1, 5));
    add('checkout', order, chance.whole(1, 3));
  }
  await insertRows(tx, 'funnel_order', orders);
  await insertRows(tx, 'funnel_count', [...times.values()]);
}
