import { invariant } from '@app/kernel/assert';
import { addMs, DAY, HOUR } from '@app/kernel/clock';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connect.ts';
import { insertRows } from './bulk.ts';
import type { Chance } from './chance.ts';
import type { SeededAgent } from './customers.ts';

type PeopleSeed = { readonly agents: readonly SeededAgent[]; readonly chance: Chance; readonly now: Date };
type Staff = { readonly id: string; readonly username: string };

/** Why accounts are disabled. */
const REASONS = [
  'Three card payments charged back within a month.',
  'Asked for a pause until a dispute is settled.',
  'Sold invite codes in public.',
] as const;

const NOTES = [
  'Called about a parcel that came late. Offered free postage on the next order.',
  'Prefers to be written to in Portuguese.',
  'Buys for a shop; asked for invoices with a tax number.',
  'Two returns in a row because of the size. Sent the size guide.',
] as const;

type Person = { readonly id: string; readonly calm: boolean };

/**
 * Every customer but the named one, the calm first: those with nothing open, who are no agent and not leaving. How many
 * are calm depends on the day on which the demo is filled.
 */
async function customersByCalm(tx: Tx): Promise<readonly Person[]> {
  const { rows } = await sql<Person>`
    SELECT c.id, NOT EXISTS (SELECT FROM agent a WHERE a.user_id = c.id)
       AND NOT EXISTS (SELECT FROM deletion_request d WHERE d.customer_id = c.id)
       AND NOT EXISTS (SELECT FROM goods_order o WHERE o.customer_id = c.id
         AND o.state NOT IN ('completed', 'closed', 'cancelled', 'refund_successful', 'user_deleted'))
       AND NOT EXISTS (SELECT FROM travel_order o WHERE o.customer_id = c.id AND o.state NOT IN ('completed', 'cancelled'))
       AS calm
     FROM customer c
     WHERE c.email <> 'ines@avela.example' AND c.deleted_at IS NULL AND c.disabled_at IS NULL
     ORDER BY calm DESC, c.created_at, c.id`.execute(tx);
  return rows;
}

/** Whose accounts are disabled, of `people` with the calm first: calm ones alone, so that nothing open hangs on them. */
export const toDisable = (people: readonly Person[]): readonly Person[] =>
  people.slice(0, REASONS.length).filter(({ calm }) => calm);

async function seedNotes(tx: Tx, given: PeopleSeed & { staff: Staff; people: readonly Person[] }): Promise<void> {
  const { chance, now, staff, people } = given;
  const note = (customerId: string, of: { kind: string; body: string; ago: number }) => {
    const at = addMs(now, -of.ago);
    return {
      id: chance.id(at),
      customer_id: customerId,
      kind: of.kind,
      body: of.body,
      staff_id: staff.id,
      staff_name: staff.username,
      created_at: at,
    };
  };
  const disabled = toDisable(people);
  for (const [index, { id }] of disabled.entries()) {
    const at = addMs(now, -(index + 1) * 3 * DAY);
    await sql`UPDATE customer SET disabled_at = ${at}, disabled_because = ${REASONS[index]} WHERE id = ${id}`.execute(
      tx,
    );
    await sql`UPDATE customer_session SET ended_at = ${at}, ended_because = 'elsewhere'
      WHERE customer_id = ${id} AND ended_at IS NULL`.execute(tx);
  }
  const granted = people[disabled.length];
  invariant(granted, 'the demo has customers whose accounts are open');
  await sql`UPDATE customer SET granted_usd = (SELECT max(threshold_usd) FROM member_level) WHERE id = ${granted.id}`.execute(
    tx,
  );
  const { rows } = await sql<{ id: string }>`SELECT id FROM customer WHERE email = 'ines@avela.example'`.execute(tx);
  const [ines] = rows;
  await insertRows(tx, 'customer_note', [
    ...disabled.map(({ id }, index) =>
      note(id, { kind: 'disabled', body: REASONS[index] ?? '', ago: (index + 1) * 3 * DAY }),
    ),
    note(granted.id, { kind: 'level', body: 'Wrote about us in a travel magazine.', ago: 5 * DAY }),
    ...(ines ? NOTES.map((body, index) => note(ines.id, { kind: 'note', body, ago: (index * 9 + 1) * DAY })) : []),
  ]);
}

/** How agents came to their ratios, and one who is none any more. */
async function seedAgents(tx: Tx, given: PeopleSeed & { staff: Staff }): Promise<void> {
  const { agents, chance, now, staff } = given;
  const change = (agent: SeededAgent, of: { before: number | null; after: number; reason: string; ago: number }) => {
    const at = addMs(now, -of.ago);
    return {
      id: chance.id(at),
      agent_id: agent.id,
      before_bp: of.before,
      after_bp: of.after,
      reason: of.reason,
      staff_id: staff.id,
      staff_name: staff.username,
      created_at: at,
    };
  };
  await insertRows(
    tx,
    'agent_ratio_change',
    agents.slice(1, 4).flatMap((agent) => {
      const first = agent.rebateBp - 100;
      return [
        change(agent, { before: null, after: first, reason: 'First agreement', ago: 420 * DAY }),
        change(agent, { before: first, after: agent.rebateBp, reason: 'A good first year', ago: 60 * DAY }),
      ];
    }),
  );
  // One below whom nobody stands, who has no wallet, and the named customer came by another.
  await sql`UPDATE agent SET ended_at = ${addMs(now, -12 * HOUR)} WHERE id = (
    SELECT a.id FROM agent a WHERE a.user_id IS NULL
      AND NOT EXISTS (SELECT FROM agent b WHERE b.parent_id = a.id)
      AND NOT EXISTS (SELECT FROM staff s WHERE s.agent_id = a.id)
      AND a.id IS DISTINCT FROM (SELECT invited_by_agent FROM customer WHERE email = 'ines@avela.example')
     ORDER BY a.invite_code DESC LIMIT 1)`.execute(tx);
}

/** What staff did to people: disabled accounts, a granted level, notes, changed ratios, an agent whose time is over. */
export async function seedPeople(tx: Tx, given: PeopleSeed): Promise<void> {
  const staff = await tx
    .selectFrom('staff')
    .select(['id', 'username'])
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  if (!staff) return;
  await seedNotes(tx, { ...given, staff, people: await customersByCalm(tx) });
  await seedAgents(tx, { ...given, staff });
}
