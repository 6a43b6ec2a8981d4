import { addMs, DAY } from '@app/kernel/clock';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connect.ts';
import { type DemoColleague, demoColleagues, demoRoles } from '../content/staff-roles.ts';
import { insertRows } from './bulk.ts';
import type { Chance } from './chance.ts';
import type { SeededAgent } from './customers.ts';
import type { SeededProduct } from './shop.ts';

type StaffSeed = {
  readonly chance: Chance;
  readonly now: Date;
  readonly passwordHash: string;
  readonly agents: readonly SeededAgent[];
  readonly products: readonly SeededProduct[];
};
type Seeded = DemoColleague & { readonly id: string };

const HOUR = 3_600_000;
/** Changes of goods that the log tells of. */
const CHANGES = 24;

async function seedColleagues(tx: Tx, { chance, now, passwordHash, agents }: StaffSeed): Promise<Seeded[]> {
  const roles = new Map(Object.keys(demoRoles).map((key) => [key, chance.id(now)]));
  await insertRows(
    tx,
    'staff_role',
    Object.entries(demoRoles).map(([key, role]) => ({
      id: roles.get(key) ?? '',
      ...role,
      permissions: [...role.permissions],
    })),
  );
  const { rows } = await sql<{ id: string }>`SELECT id FROM staff ORDER BY created_at, id LIMIT 1`.execute(tx);
  const { rows: merchants } = await sql<{ id: string; name: string }>`SELECT id, name FROM merchant`.execute(tx);
  const people = demoColleagues.map((one) => ({ ...one, id: chance.id(now) }));
  await insertRows(
    tx,
    'staff',
    people.map((one) => ({
      id: one.id,
      username: one.username,
      name: one.name,
      password_hash: passwordHash,
      must_change_password: false,
      role_id: roles.get(one.role) ?? '',
      agent_id: one.ofAgent ? (agents[0]?.id ?? null) : null,
      merchant_id: merchants.find(({ name }) => name === one.ofMerchant)?.id ?? null,
      superior_id: rows[0]?.id ?? null,
      disabled_at: one.disabled ? now : null,
    })),
  );
  return people;
}

/** What the colleagues did in the last days: signing in, changing goods, and some tries that were refused. */
async function seedLog(tx: Tx, people: readonly Seeded[], { chance, now, products }: StaffSeed): Promise<void> {
  const clerk = people.find(({ role }) => role === 'catalog');
  const signIns = people.flatMap((one) =>
    [1, 2, 3].map((day) => ({
      who: one,
      at: addMs(now, -day * DAY - chance.whole(1, 5) * HOUR),
      action: 'staff.sign_in',
      record: `administrator/${one.id}`,
      permission: '',
      call: '',
      before: null as unknown,
      after: null as unknown,
      outcome: 'done',
    })),
  );
  const changes = products.slice(0, CHANGES).map(({ id }, index) => ({
    who: clerk ?? people[0],
    at: addMs(now, -chance.whole(1, 70) * HOUR),
    action: index % 6 === 5 ? 'product.update_product' : 'product.flags',
    record: `product/${id}`,
    permission: index % 6 === 5 ? 'catalog.products.edit' : 'catalog.products.list',
    call: index % 6 === 5 ? 'PUT /admin_api/products/:id' : 'POST /admin_api/products/flags',
    before: index % 6 === 5 ? null : { popular: index % 2 === 0 },
    after: index % 6 === 5 ? { sortWeight: index } : { popular: index % 2 === 1 },
    outcome: index % 6 === 5 ? 'record.stale' : 'done',
  }));
  const entries = [...signIns, ...changes].sort((a, b) => a.at.getTime() - b.at.getTime());
  await insertRows(
    tx,
    'operation_log',
    entries.map(({ who, at, before, after, ...entry }) => ({
      ...entry,
      staff_id: who?.id ?? null,
      who: who?.username ?? '',
      ip: `203.0.113.${chance.whole(10, 60)}`,
      before,
      after,
      created_at: at,
    })),
  );
}

/** Sessions of the last days, all signed out. */
async function seedSessions(tx: Tx, people: readonly Seeded[], { chance, now }: StaffSeed): Promise<void> {
  await insertRows(
    tx,
    'staff_session',
    people.map(({ id }) => {
      const at = addMs(now, -DAY - chance.whole(1, 5) * HOUR);
      return {
        id: chance.id(at),
        staff_id: id,
        token_hash: `\\x${chance.id(at).replaceAll('-', '')}`,
        created_at: at,
        expires_at: addMs(at, 12 * HOUR),
        ended_at: addMs(at, 8 * HOUR),
        ip: `203.0.113.${chance.whole(10, 60)}`,
        user_agent: 'Demo browser',
      };
    }),
  );
}

/** Roles, an administrator of each with the demo's password, and what they did. */
export async function seedStaff(tx: Tx, given: StaffSeed): Promise<void> {
  const people = await seedColleagues(tx, given);
  await seedSessions(tx, people, given);
  await seedLog(tx, people, given);
}
