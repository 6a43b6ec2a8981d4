import { randomUUID } from 'node:crypto';
import {
  type TravelOrderEvent,
  type TravelOrderState,
  travelOrderMachine,
} from '@app/contract/travel/travel-order.machine';
import { Refusal } from '@app/kernel/assert';
import { DAY } from '@app/kernel/clock';
import type { Actor } from '@app/kernel/machine';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction, type Tx } from '../../../platform/db/connect.ts';
import { insertProviderChange, type KeptSide } from '../db/provider-change.repo.ts';
import { formMadeBy } from '../domain/change.ts';
import { quoteChange } from '../usecases/change/quote-change.ts';
import { type TravelRequest, travelTransition } from '../usecases/transition/travel-transition.ts';
import { booked, GUEST, newRoom, openTravelShop, paidStay, type Shop } from './fixtures.ts';

const events = [...new Set(travelOrderMachine.transitions.map((rule) => rule.on))];
const actors: Actor[] = ['customer', 'admin', 'system'];
/** What the table says, read without the function that the product reads it with. */
const ruleOf = (state: TravelOrderState, event: TravelOrderEvent, actor: Actor) =>
  travelOrderMachine.transitions.find(
    ({ on, from, by }) =>
      on === event && (from as readonly string[]).includes(state) && (by as readonly string[]).includes(actor),
  ) ?? null;
const cells = travelOrderMachine.states.flatMap((state) =>
  events.flatMap((event) => actors.map((actor) => ({ state, event, actor, rule: ruleOf(state, event, actor) }))),
);
type Cell = (typeof cells)[number];

const VOUCHER = (orderId: string): string => orderId.replaceAll('-', '').slice(0, 20).toUpperCase();
const BEGUN = new Set<TravelOrderEvent>(['no_show']);

let shop: Shop;
let roomId: string;
beforeAll(async () => {
  shop = await openTravelShop();
  roomId = await newRoom(shop, { total: 10_000 });
});
afterAll(() => shop.close());

const db = () => shop.app.platform.db;
const fire = (request: TravelRequest) => inTransaction(db(), (tx) => travelTransition(shop.app.platform, tx, request));

/** An order put into a state, with what an order there holds and has paid; its service has begun where the event asks so. */
async function orderIn(state: TravelOrderState, event?: TravelOrderEvent): Promise<string> {
  const buyer = await shop.buyer({ usd: 50_000, points: 300, agentId: shop.agentId });
  const unpaid = state === 'pending_review' || state === 'pending_payment' || state === 'cancelled';
  const { orderId } = await (unpaid ? booked : paidStay)(shop, buyer, { roomId, usePoints: true });
  if (state === 'cancelled') await fire({ orderId, event: 'cancel', actor: 'customer' });
  await sql`UPDATE travel_order SET state = ${state}, voucher_code = ${VOUCHER(orderId)},
    starts_at = CASE WHEN ${BEGUN.has(event ?? 'review')} THEN app_now() - interval '1 hour' ELSE starts_at END
    WHERE id = ${orderId}`.execute(db());
  return orderId;
}

/** Other dates that cost the same, priced for an order; nothing for other events. */
async function changeOf(orderId: string, event: TravelOrderEvent): Promise<{ changeId?: string }> {
  const form = formMadeBy(event);
  if (form === null) return {};
  const day = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
  const { id: changeId } = await quoteChange(shop.app.platform, {
    kind: 'hotel',
    form,
    orderId,
    customerId: null,
    wanted: { from: day(12), to: day(14) },
    guests: null,
    byStaff: true,
    waivesFee: true,
    lang: 'en-US',
  });
  return { changeId };
}

/** A change by the provider that is asked about, its time over where the system answers; nothing for other events. */
async function questionOf(
  orderId: string,
  event: TravelOrderEvent,
  actor: Actor,
): Promise<{ providerChangeId?: string }> {
  if (event !== 'accept_change') return {};
  const id = randomUUID();
  const side = { snapshot: {}, service: {} };
  await insertProviderChange(db() as Tx, {
    id,
    orderId,
    weight: 'minor',
    before: side as KeptSide,
    after: side as KeptSide,
    reason: null,
    stands: true,
    decideBy: new Date(Date.now() + (actor === 'system' ? -DAY : DAY)),
    silence: 'accept',
  });
  return { providerChangeId: id };
}

const input = (orderId: string) => ({
  payableUsd: 4_321,
  references: ['R 1'],
  voucherCode: VOUCHER(orderId),
  refundUsd: 21_670,
  part: { pieces: 1, refundUsd: 1_000, points: 0, pointsValueUsd: 0 },
  guests: [{ ...GUEST, givenName: 'Ana' }],
  rest: { wishes: 'Of who is left' },
  comment: { rating: 4, text: '', lang: 'en-US', pictures: [] },
});

async function snapshot(orderId: string): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    SELECT row_to_json(o)::text || (SELECT count(*) FROM travel_order_history h WHERE h.order_id = o.id)
      || (SELECT string_agg(h.state, ',') FROM fake_hold h WHERE h.order_id = o.id) AS text
    FROM travel_order o WHERE id = ${orderId}`.execute(db());
  return rows[0]?.text ?? '';
}

const historyOf = async (orderId: string, event: TravelOrderEvent): Promise<{ to_state: string }[]> =>
  (
    await sql<{ to_state: string }>`SELECT to_state FROM travel_order_history
      WHERE order_id = ${orderId} AND event = ${event} ORDER BY id`.execute(db())
  ).rows;

test('the table has every cell, and the database knows every state and no other', async () => {
  expect(cells).toHaveLength(travelOrderMachine.states.length * events.length * actors.length);
  const { rows } = await sql<{ text: string }>`
    SELECT pg_get_constraintdef(oid) AS text FROM pg_constraint WHERE conname = 'travel_order_state'`.execute(db());
  const known = [...(rows[0]?.text ?? '').matchAll(/'(\w+)'/g)].map(([, state]) => state);
  expect(new Set(known)).toEqual(new Set(travelOrderMachine.states));
});

describe.each(travelOrderMachine.states)('in %s', (state) => {
  const own = cells.filter((cell) => cell.state === state);

  test('what the table does not allow is refused and changes nothing', async () => {
    const orderId = await orderIn(state);
    const before = await snapshot(orderId);
    for (const { event, actor } of own.filter((cell) => !cell.rule)) {
      const refused = await fire({ orderId, event, actor, input: input(orderId) }).catch((error: unknown) => error);
      expect(refused, `${event} by ${actor}`).toBeInstanceOf(Refusal);
      expect(refused, `${event} by ${actor}`).toMatchObject({ key: 'order.not_allowed' });
    }
    expect(await snapshot(orderId)).toBe(before);
  });

  const legal = own.filter((cell): cell is Cell & { rule: NonNullable<Cell['rule']> } => cell.rule !== null);
  test.each(legal)('$event by $actor happens once, also when fired twice at once', async ({ event, actor, rule }) => {
    const orderId = await orderIn(state, event);
    const { rows } = await sql<{ version: number }>`SELECT version FROM travel_order WHERE id = ${orderId}`.execute(
      db(),
    );
    const version = rows[0]?.version ?? 0;
    const before = (await historyOf(orderId, event)).length;
    const request = {
      orderId,
      event,
      actor,
      version,
      // A voucher is accepted before its time for a reason.
      note: 'Because',
      input: { ...input(orderId), ...(await changeOf(orderId, event)), ...(await questionOf(orderId, event, actor)) },
    };
    const done = await Promise.allSettled([1, 2].map(() => fire(request)));
    const reasons = done.flatMap((one) =>
      one.status === 'rejected' ? [(one.reason as Refusal).key ?? one.reason] : [],
    );
    expect(reasons, JSON.stringify(reasons)).toHaveLength(1);
    expect(['order.not_allowed', 'record.stale']).toContain(reasons[0]);
    const steps = await historyOf(orderId, event);
    expect(steps.length - before).toBe(1);
    expect(steps.at(-1)?.to_state).toBe(rule.to);
  });
});
