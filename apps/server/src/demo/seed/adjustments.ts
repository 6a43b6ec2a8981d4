import { sql } from 'kysely';
import type { Transfer } from '../../modules/ledger/core.ts';
import type { Tx } from '../../platform/db/connect.ts';
import type { Books } from './books.ts';
import { insertRows } from './bulk.ts';
import { type Chance, createChance } from './chance.ts';
import type { SeededCustomer } from './customers.ts';

type Plan = {
  unit: 'money' | 'points';
  amount: number;
  reason: string;
  state: 'pending' | 'booked' | 'rejected';
  /** Whether the shop's first administrator asked. */
  own?: true;
  note?: string;
  hoursAgo: number;
};

/** Above $100 or 10,000 points a second person decides. */
const THRESHOLD = { money: 10_000, points: 10_000 } as const;

/** How long the second person took. */
const REVIEW_MS = 25 * 60_000;

const plans: readonly Plan[] = [
  {
    unit: 'money',
    amount: 24_000,
    reason: 'Paid twice for one order, card statement seen',
    state: 'pending',
    hoursAgo: 2,
  },
  { unit: 'points', amount: 12_000, reason: 'Points of the spring campaign came short', state: 'pending', hoursAgo: 5 },
  { unit: 'money', amount: 32_000, reason: 'Chargeback won, money returned', state: 'pending', own: true, hoursAgo: 7 },
  { unit: 'money', amount: 1_500, reason: 'Goodwill for a late parcel', state: 'booked', own: true, hoursAgo: 9 },
  { unit: 'money', amount: -350, reason: 'Delivery fee refunded twice', state: 'booked', hoursAgo: 13 },
  {
    unit: 'points',
    amount: -20,
    reason: 'Points given for a returned order',
    state: 'booked',
    own: true,
    hoursAgo: 20,
  },
  {
    unit: 'money',
    amount: 18_500,
    reason: 'Bank transfer credited to the wrong customer',
    state: 'booked',
    hoursAgo: 30,
  },
  { unit: 'points', amount: 500, reason: 'Winner of the photo contest', state: 'booked', hoursAgo: 44 },
  {
    unit: 'money',
    amount: 50_000,
    reason: 'Asked for by phone',
    state: 'rejected',
    note: 'No proof of payment',
    hoursAgo: 50,
  },
];

const codeOf = ({ unit }: Plan) => (unit === 'money' ? 'available' : 'points');

const bookingOf = (plan: Plan, { id, owner }: { id: string; owner: string }): Transfer => ({
  kind: 'adjustment',
  key: `adjustment/${id}`,
  reference: { kind: 'adjustment', id },
  note: plan.reason,
  entries: [
    { account: { owner, code: codeOf(plan) }, amount: plan.amount },
    { account: { house: 'adjustments', unit: plan.unit }, amount: -plan.amount },
  ],
});

/** Plans adjustments of balances and points in every state; what is booked happens in the order of time with the orders. */
export function planAdjustments(
  customers: readonly SeededCustomer[],
  { chance, books, now }: { chance: Chance; books: Books; now: Date },
): { readonly acts: readonly { readonly at: Date; readonly run: () => void }[]; write(tx: Tx): Promise<void> } {
  const desk = { id: chance.id(now), username: 'mira' };
  const second = { id: chance.id(now), username: 'jonas' };
  const dice = plans.map(() => createChance(chance.whole(1, 1_000_000)));
  const rows: Record<string, unknown>[] = [];

  const happen = (plan: Plan, own: Chance, at: Date): void => {
    const code = codeOf(plan);
    const reviewed = Math.abs(plan.amount) > THRESHOLD[plan.unit];
    const askedAt = new Date(at.getTime() - (reviewed && plan.state !== 'pending' ? REVIEW_MS : 0));
    const fit = customers.filter(
      ({ id, createdAt }) => createdAt < askedAt && books.balance(id, code) + plan.amount >= 0,
    );
    const customer = own.pick(fit);
    const id = own.id(askedAt);
    const asker = plan.own ? null : desk;
    const decider = plan.state === 'pending' ? null : reviewed ? second : asker;
    if (plan.state === 'booked') books.post(bookingOf(plan, { id, owner: customer.id }), at);
    rows.push({
      id,
      customer_id: customer.id,
      unit: plan.unit,
      amount: plan.amount,
      reason: plan.reason,
      state: plan.state,
      asked_by: asker?.id ?? null,
      asked_name: asker?.username ?? null,
      asked_at: askedAt,
      decided_by: decider?.id ?? null,
      decided_name: decider?.username ?? '',
      decided_at: plan.state === 'pending' ? null : at,
      decision_note: plan.note ?? '',
      reviewed,
    });
  };

  const acts = plans.map((plan, index) => {
    const at = new Date(now.getTime() - plan.hoursAgo * 3_600_000);
    return { at, run: () => happen(plan, dice[index] as Chance, at) };
  });
  return {
    acts,
    write: async (tx) => {
      const first = await sql<{ id: string; username: string }>`
        SELECT id, username FROM staff ORDER BY created_at, id LIMIT 1`.execute(tx);
      const admin = first.rows[0] ?? { id: chance.id(now), username: 'admin' };
      // What nobody else asked for, the first administrator did, who also decided it unless it was for a second person.
      const known = rows.map((row) => ({
        ...row,
        asked_by: row.asked_by ?? admin.id,
        asked_name: row.asked_name ?? admin.username,
        decided_by: row.decided_by ?? (row.state === 'pending' ? null : admin.id),
        decided_name: row.decided_name || (row.state === 'pending' ? '' : admin.username),
      }));
      await insertRows(tx, 'ledger_adjustment', known);
    },
  };
}
