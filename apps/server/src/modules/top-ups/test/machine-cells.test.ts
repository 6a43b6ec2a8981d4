import { topUpEndpoints } from '@app/contract/top-ups/endpoints';
import { type TopUpEvent, type TopUpState, topUpMachine } from '@app/contract/top-ups/top-up.machine';
import { type Actor, findTransition } from '@app/kernel/machine';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/db/connect.ts';
import { post } from '../../ledger/core.ts';
import { lockTopUp } from '../db/top-up.repo.ts';
import { moveTopUp } from '../usecases/move-top-up.ts';
import { openTopUpShop, recharge, type TopUpShop } from './fixtures.ts';

let shop: TopUpShop;
beforeAll(async () => {
  shop = await openTopUpShop();
});
afterAll(() => shop.close());

const events = [...new Set(topUpMachine.transitions.map(({ on }) => on))];
const actors: Actor[] = ['customer', 'admin', 'system'];
const cells = topUpMachine.states.flatMap((state) =>
  events.flatMap((event) => actors.map((actor) => [state, event, actor] as const)),
);

/** A top-up brought into a state by its own path. */
async function standing(state: TopUpState): Promise<string> {
  const buyer = await shop.buyer();
  const made = await recharge(shop, buyer, { amount: '5', channel: shop.sandbox });
  const path: Record<TopUpState, TopUpEvent | null> = {
    pending: null,
    paid: 'settle',
    cancelled: 'expire',
    failed: 'fail',
  };
  const event = path[state];
  if (event) await fire(made.data.id, event, 'system');
  expect(
    (await shop.call(topUpEndpoints.rechargeDetails, { token: buyer.token, query: { id: made.data.id } })).data.state,
  ).toBe(state);
  return made.data.id;
}

const fire = (id: string, event: TopUpEvent, by: Actor): Promise<void> =>
  inTransaction(shop.app.platform.db, async (tx) => {
    const topUp = await lockTopUp(tx, id);
    if (!topUp) throw new Error('gone');
    await moveTopUp(shop.app.platform, tx, topUp, { event, by });
  });

const pathOf = async (id: string): Promise<string> => {
  const { rows } = await sql<{ path: string; state: string }>`
    SELECT t.state, string_agg(e.to_state, ' ' ORDER BY e.id) AS path FROM top_up t
    JOIN top_up_event e ON e.top_up_id = t.id WHERE t.id = ${id} GROUP BY t.id`.execute(shop.app.platform.db);
  return `${rows[0]?.state}: ${rows[0]?.path}`;
};

test.each(cells)('M20: a %s top-up, %s by %s: happens exactly when the table lists it', async (state, event, actor) => {
  const id = await standing(state);
  const before = await pathOf(id);
  const rule = findTransition(topUpMachine, { state, event, actor });
  if (rule) {
    await fire(id, event, actor);
    expect(await pathOf(id)).toBe(`${rule.to}: ${before.split(': ')[1]} ${rule.to}`);
  } else {
    await expect(fire(id, event, actor)).rejects.toMatchObject({ key: 'top_up.not_allowed' });
    expect(await pathOf(id)).toBe(before);
  }
});

test('when a paid top-up has no booking, then the invariants say so', async () => {
  const buyer = await shop.buyer();
  const made = await recharge(shop, buyer, { amount: '5', channel: shop.sandbox });
  const offenders = async (name: string) =>
    (await shop.app.verify())
      .find((one) => one.name === name)
      ?.offenders.filter((row) => row.top_up_id === made.data.id);
  expect(await offenders('top_ups.credited_once')).toEqual([]);
  await fire(made.data.id, 'settle', 'system');
  expect(await offenders('top_ups.credited_once')).toHaveLength(1);
  expect(await offenders('top_ups.match_payments')).toHaveLength(1);
  await inTransaction(shop.app.platform.db, (tx) =>
    post(tx, {
      kind: 'top_up',
      key: `payment/${made.data.paymentId}`,
      reference: { kind: 'top_up', id: made.data.id },
      entries: [
        { account: { owner: buyer.id, code: 'available' }, amount: 5_00 },
        { account: { house: 'card_clearing', unit: 'money' }, amount: -5_00 },
      ],
    }),
  );
  expect(await offenders('top_ups.credited_once')).toEqual([]);
});
