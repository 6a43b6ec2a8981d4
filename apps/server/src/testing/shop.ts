import { randomUUID } from 'node:crypto';
import { permissionKeys } from '@app/contract/core/permissions';
import { sql } from 'kysely';
import { sliceFactories } from '../app.ts';
import { openAccounts, post } from '../modules/ledger/core.ts';
import { newToken } from '../platform/auth/tokens.ts';
import { type Db, inTransaction } from '../platform/db/connect.ts';
import type { SliceFactory } from '../platform/slice.ts';
import { type TestApp, testApp } from './test-app.ts';

/** Of a password nobody uses: these people come by their tokens. */
export const SOME_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$EkGNm2KRzzT5htw8fRKchg$RV8LaznHIwIyduLK93QJn6LDHkMTNq4n4qAudCZFMug';

export type Buyer = { id: string; token: string };
type WantedProduct = { usd?: number; points?: number; address?: boolean; agentId?: string; verified?: boolean };
export type Shop = TestApp & {
  agentId: string;
  agentUser: Buyer;
  companyId: string;
  /** A product with variants of these prices, each with so many pieces. */
  product(of: {
    prices: number[];
    stock: number;
    limit?: number;
    points?: number;
    type?: 'normal' | 'points';
  }): Promise<{
    productId: string;
    variantIds: string[];
  }>;
  /** A customer with money and points, an address and a session; with `agentId` below that agent. */
  buyer(of?: WantedProduct): Promise<Buyer>;
  /** Staff holding every permission, or an agent's. */
  staff(of?: { agentId?: string; merchantId?: string; permissions?: string[] }): Promise<string>;
  balanceChannel: string;
};

/** Returns a customer with money and points, an address and a session. */
export async function newBuyer(db: Db, of: WantedProduct = {}): Promise<Buyer> {
  const id = randomUUID();
  const { token, hash } = newToken();
  await sql`INSERT INTO customer (id, email, email_verified_at, nickname, password_hash, invite_code, invited_by_agent)
    VALUES (${id}, ${`${id}@example.com`}, ${of.verified === false ? null : new Date()}, ${`n-${id}`}, ${SOME_HASH}, ${id},
      ${of.agentId ?? null})`.execute(db);
  await sql`INSERT INTO customer_session (id, customer_id, token_hash, expires_at)
    VALUES (${randomUUID()}, ${id}, ${hash}, app_now() + interval '400 days')`.execute(db);
  if (of.address !== false) {
    await sql`INSERT INTO address (id, customer_id, name, country, tel, address_detail, is_default)
      VALUES (${randomUUID()}, ${id}, 'Ann Lee', 'US', '+12025550123', '1 Main Street', true)`.execute(db);
  }
  await inTransaction(db, async (tx) => {
    await openAccounts(tx, id);
    const { usd = 0, points = 0 } = of;
    const grant = { kind: 'adjustment', reference: { kind: 'test', id } } as const;
    if (usd > 0) {
      await post(tx, {
        ...grant,
        key: `usd/${id}`,
        entries: [
          { account: { house: 'adjustments', unit: 'money' }, amount: -usd },
          { account: { owner: id, code: 'available' }, amount: usd },
        ],
      });
    }
    if (points > 0) {
      await post(tx, {
        ...grant,
        key: `points/${id}`,
        entries: [
          { account: { house: 'adjustments', unit: 'points' }, amount: -points },
          { account: { owner: id, code: 'points' }, amount: points },
        ],
      });
    }
  });
  return { id, token };
}

/** Lets time go by on the product's clock; moving it runs the jobs that are due. */
export const passTime = (shop: Pick<TestApp, 'app'>, ms: number): Promise<void> =>
  shop.app.platform.clock.move({ ms, reset: false });

/**
 * The product with an agent and a logistics company, and shorthands for what orders need around them; on a database of
 * its own unless one is given, which stays its owner's; `more` are slices beside those of the product.
 */
export async function openShop(
  env: Record<string, string> = {},
  databaseUrl?: string,
  more: readonly SliceFactory[] = [],
): Promise<Shop> {
  const factories = [...sliceFactories(), ...more];
  const app = await testApp({
    env: { DATABASE_POOL: '20', ...env },
    factories,
    ...(databaseUrl ? { databaseUrl } : {}),
  });
  const { db } = app.app.platform;
  const agentId = randomUUID();
  const companyId = randomUUID();
  await sql`INSERT INTO agent (id, name, invite_code, rebate_bp) VALUES (${agentId}, 'House', 'WELCOME', 500)`.execute(
    db,
  );
  await sql`INSERT INTO logistics_company (id, code, name, tracking_url) VALUES
    (${companyId}, 'DHL', '{"en-US": "DHL"}', 'https://example.com/{number}')`.execute(db);
  await sql`INSERT INTO parameter (key, value) VALUES ('shop.return_address', '"1 Dock Road, Porto, PT"')
    ON CONFLICT DO NOTHING`.execute(db);
  app.app.platform.cache.drop(['parameters']);
  const category = randomUUID();
  await sql`INSERT INTO category (id, path, name) VALUES (${category}, ARRAY[${category}]::uuid[], '{"en-US": "Cups"}')`.execute(
    db,
  );
  const { rows } = await sql<{ id: string }>`SELECT id FROM payment_channel WHERE kind = 'balance'`.execute(db);

  const buyer: Shop['buyer'] = (of) => newBuyer(db, of);
  const agentUser = await buyer();
  await sql`UPDATE agent SET user_id = ${agentUser.id} WHERE id = ${agentId}`.execute(db);

  return {
    ...app,
    agentId,
    agentUser,
    companyId,
    buyer,
    balanceChannel: rows[0]?.id ?? '',
    product: async ({ prices, stock, limit, points, type }) => {
      const productId = randomUUID();
      const variantIds = prices.map(() => randomUUID());
      await sql`INSERT INTO product (id, type, category_id, category_path, name, cover, min_price_usd, min_points, purchase_limit)
        VALUES (${productId}, ${type ?? 'normal'}, ${category}, ARRAY[${category}]::uuid[], '{"en-US": "Cup", "zh-cn": "杯子"}',
          '/files/cup.webp', ${Math.min(...prices)}, ${points ?? null}, ${limit ?? null})`.execute(db);
      await sql`INSERT INTO product_search (product_id, name_tokens, tokens, words)
        VALUES (${productId}, ARRAY['cup'], ARRAY['cup'], ${'cup\n\n\n'})`.execute(db);
      for (const [index, id] of variantIds.entries()) {
        await sql`INSERT INTO product_variant (id, product_id, sku, spec_values, price_usd, points, on_hand)
          VALUES (${id}, ${productId}, ${id}, ARRAY[${String(index)}]::text[], ${prices[index]}, ${points ?? null}, ${stock})`.execute(
          db,
        );
        await sql`INSERT INTO stock_movement (variant_id, kind, on_hand_change, on_hand_before)
          SELECT ${id}::uuid, 'in', ${stock}::int, 0 WHERE ${stock}::int > 0`.execute(db);
      }
      await sql`INSERT INTO product_stock (product_id, on_hand) VALUES (${productId}, ${stock * prices.length})
        ON CONFLICT (product_id) DO UPDATE SET on_hand = excluded.on_hand`.execute(db);
      return { productId, variantIds };
    },
    staff: async (of = {}) => {
      const role = randomUUID();
      const id = randomUUID();
      const { token, hash } = newToken();
      const permissions = of.permissions ?? permissionKeys;
      await sql`INSERT INTO staff_role (id, name, permissions) VALUES (${role}, ${role}, ${permissions}::text[])`.execute(
        db,
      );
      await sql`INSERT INTO staff (id, username, name, password_hash, must_change_password, role_id, agent_id, merchant_id)
        VALUES (${id}, ${`s-${id}`}, 'Sam', ${SOME_HASH}, false, ${role}, ${of.agentId ?? null},
          ${of.merchantId ?? null})`.execute(db);
      await sql`INSERT INTO staff_session (id, staff_id, token_hash, expires_at)
        VALUES (${randomUUID()}, ${id}, ${hash}, app_now() + interval '400 days')`.execute(db);
      return token;
    },
  };
}
