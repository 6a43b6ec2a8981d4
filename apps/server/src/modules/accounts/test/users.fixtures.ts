import { randomUUID } from 'node:crypto';
import { staffUserEndpoints as calls } from '@app/contract/accounts/staff/staff-endpoints';
import { sql } from 'kysely';
import { openShop } from '../../../testing/shop.ts';

export const PASSWORD = 'Lantern-42';

let people = 0;
/** What staff type of a new customer whom nobody knows yet. */
export const someone = (over: Record<string, unknown> = {}) => {
  people += 1;
  return {
    email: `desk${people}@example.com`,
    nickname: `Desk_${people}`,
    realName: '',
    phoneCountry: null,
    phone: '',
    gender: null,
    birthday: null,
    locale: 'en-US',
    agentId: null,
    inviteCode: '',
    grantedLevel: null,
    ...over,
  };
};

/** A shop with two levels and a second agent, and staff of the house and of an agent who open and change accounts. */
export async function openUserShop() {
  const shop = await openShop();
  const { db } = shop.app.platform;
  const staff = await shop.staff();
  const otherAgent = randomUUID();
  await sql`INSERT INTO agent (id, name, invite_code, rebate_bp) VALUES (${otherAgent}, 'Far', 'FARAWAY', 100)`.execute(
    db,
  );
  const agents = await shop.staff({ agentId: shop.agentId });
  await sql`INSERT INTO member_level (id, identifier, name, threshold_usd, benefits) VALUES
    (gen_random_uuid(), 'shore', '{"en-US": "Shore"}', 0, '{"en-US": ""}'),
    (gen_random_uuid(), 'tide', '{"en-US": "Tide"}', 20000, '{"en-US": "Free postage\\nA gift"}')`.execute(db);
  const create = (over: Record<string, unknown> = {}, token = staff) =>
    shop.call(calls.createUser, { token, raw: someone(over) });
  const read = async (id: string, token = staff) => (await shop.call(calls.readUser, { token, params: { id } })).data;
  /** A customer as the form would send them back unchanged. */
  const inputOf = async (id: string) => {
    const { avatar, nickname, email, realName, phoneCountry, phone, gender, birthday, version } = await read(id);
    const texts = { realName: realName ?? '', phone: phone ?? '' };
    return { avatar, nickname, email, phoneCountry, gender, birthday, version, ...texts };
  };
  const edit = async (id: string, over: Record<string, unknown>, token = staff) =>
    shop.call(calls.updateUser, { token, params: { id }, raw: { ...(await inputOf(id)), ...over } });
  /** What the operation log has of a customer. */
  const fullLog = async (id: string) => {
    const { rows } = await sql<{ action: string; before: unknown; after: unknown }>`
      SELECT action, before, after FROM operation_log WHERE record = ${`customer/${id}`} ORDER BY created_at, id`.execute(
      db,
    );
    return rows;
  };
  return { shop, db, staff, agents, otherAgent, create, read, inputOf, edit, fullLog };
}
