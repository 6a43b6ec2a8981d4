import { type RawBuilder, sql } from 'kysely';
import { type Db, openDb, openPool } from '../../apps/server/src/platform/db/connect.ts';

export type Size = { readonly customers: number; readonly orders: number };
type Set = Readonly<Record<string, RawBuilder<unknown>>>;

const AGENTS = 500;
/** Of the orders, one in so many is a stay; of the goods, one in so many was given back. */
const ONE_STAY_IN = 10;
const ONE_CASE_IN = 40;

/** Columns of a table that can be written. */
async function columnsOf(db: Db, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`SELECT column_name AS name FROM information_schema.columns
    WHERE table_name = ${table} AND table_schema = 'public' AND is_identity = 'NO' AND is_generated = 'NEVER'
    ORDER BY ordinal_position`.execute(db);
  return rows.map(({ name }) => name);
}

/** Copies rows `s` of a table as often as `from` has them, some columns set anew. */
async function pour(db: Db, table: string, { from, set }: { from: RawBuilder<unknown>; set: Set }): Promise<void> {
  const columns = await columnsOf(db, table);
  const values = columns.map((name) => set[name] ?? sql.ref(`s.${name}`));
  await sql`INSERT INTO ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
    SELECT ${sql.join(values)} FROM ${from}`.execute(db);
}

/** The same id for the same row each time, of the fourth version. */
const idOf = (kind: string): RawBuilder<unknown> =>
  sql`overlay(overlay(md5(${sql.lit(kind)} || d.n) placing '4' from 13) placing '8' from 17)::uuid`;

/** The moment of a copied row as far from its beginning as it was in the row it is copied from. */
const after = (column: string, begin = sql`d.at`): RawBuilder<unknown> =>
  sql`${begin} + (s.${sql.ref(column)} - s.created_at)`;

/** Levels, agents as a tree five wide, customers over four years, and a session each. */
async function fillPeople(db: Db, { customers }: Size): Promise<void> {
  await sql`CREATE TEMP TABLE drawn AS SELECT n, gen_random_uuid() AS id FROM generate_series(0, ${AGENTS - 1}) n`.execute(
    db,
  );
  await sql`INSERT INTO agent (id, name, parent_id, level, rebate_bp, invite_code, created_at)
    SELECT d.id, 'Agent ' || d.n, p.id, 1 + d.n % 10, d.n % 900, 'AGENT' || d.n, app_now() - d.n * interval '1 day'
    FROM drawn d LEFT JOIN drawn p ON d.n > 0 AND p.n = (d.n - 1) / 5`.execute(db);
  await sql`CREATE TEMP TABLE people AS SELECT n, gen_random_uuid() AS id FROM generate_series(1, ${customers}) n`.execute(
    db,
  );
  await sql`CREATE INDEX ON people (n)`.execute(db);
  await sql`INSERT INTO customer (id, email, email_verified_at, nickname, password_hash, invite_code, invited_by_agent,
      phone_country, phone, spent_usd, disabled_at, created_at)
    SELECT p.id, 'person' || p.n || '@mail' || p.n % 40 || '.example', app_now(), 'Person_' || p.n, 'x', 'P' || p.n,
      CASE WHEN p.n % 10 < 7 THEN d.id END, CASE WHEN p.n % 3 = 0 THEN 'US' END,
      CASE WHEN p.n % 3 = 0 THEN '+1202' || lpad(p.n::text, 7, '0') END, (p.n * 7919) % 130000,
      CASE WHEN p.n % 50 = 0 THEN app_now() END, app_now() - p.n * interval '10 minutes'
    FROM people p JOIN drawn d ON d.n = (p.n * 31) % ${AGENTS}`.execute(db);
  await sql`INSERT INTO customer_session (id, customer_id, token_hash, expires_at)
    SELECT gen_random_uuid(), id, decode(md5(id::text), 'hex'), app_now() + interval '30 days' FROM people`.execute(db);
}

/** What will be bought: whose, when, in which state; three years long, the newest last. */
async function drawOrders(db: Db, { customers, orders }: Size): Promise<void> {
  await sql`CREATE TEMP TABLE goods AS
    SELECT o.n, gen_random_uuid() AS id, gen_random_uuid() AS payment_id, c.id AS customer_id, c.invited_by_agent AS agent_id,
      app_now() - (${orders} - o.n) * (interval '3 years' / ${orders}::int) AS at, 500 + o.n * 37 % 40000 AS usd,
      CASE o.n % 400 WHEN 0 THEN 'pending_shipping' WHEN 1 THEN 'pending_payment' WHEN 2 THEN 'pending_receipt'
        WHEN 3 THEN 'refund_requested' WHEN 4 THEN 'pending_review' WHEN 5 THEN 'cancelled' ELSE 'completed' END AS state
    FROM generate_series(1, ${orders}::int) o(n) JOIN people p ON p.n = 1 + o.n % ${customers}::int
    JOIN customer c ON c.id = p.id`.execute(db);
  await sql`CREATE INDEX ON goods (n)`.execute(db);
  await sql`ANALYZE goods`.execute(db);
}

const oneOf = (table: string, by = sql`state`, where = sql`true`): RawBuilder<unknown> =>
  sql`(SELECT DISTINCT ON (${by}) * FROM ${sql.table(table)} WHERE ${where} ORDER BY ${by}, id) s`;

/** Orders with two lines, a payment and what is printed of them each. */
async function fillGoods(db: Db): Promise<void> {
  // Samples are taken before the first copy: later the demo's rows are hard to tell from copies.
  await sql`CREATE TEMP TABLE one_order AS SELECT * FROM ${oneOf('goods_order')}`.execute(db);
  await sql`CREATE TEMP TABLE one_payment AS SELECT * FROM ${oneOf('payment')}`.execute(db);
  await sql`CREATE TEMP TABLE wares AS SELECT row_number() OVER () - 1 AS n, v.id AS variant_id, v.product_id
    FROM product_variant v`.execute(db);
  await pour(db, 'goods_order', {
    from: sql`goods d JOIN one_order s ON s.state = d.state`,
    set: {
      id: sql`d.id`,
      number: sql`'B' || d.n`,
      customer_id: sql`d.customer_id`,
      payment_id: sql`d.payment_id`,
      agent_id: sql`d.agent_id`,
      group_id: sql`NULL`,
      coupon_id: sql`NULL`,
      total_usd: sql`d.usd`,
      payable_usd: sql`d.usd`,
      created_at: sql`d.at`,
      ...Object.fromEntries(
        ['expires_at', 'paid_at', 'shipped_at', 'received_at', 'completed_at', 'auto_at'].map((name) => [
          name,
          after(name),
        ]),
      ),
    },
  });
  await pour(db, 'goods_order_sheet', {
    from: sql`goods d, (SELECT * FROM goods_order_sheet LIMIT 1) s`,
    set: { order_id: sql`d.id`, number: sql`'B' || d.n`, contact: sql`'Person ' || d.n % 9973` },
  });
  await pour(db, 'goods_order_line', {
    from: sql`goods d CROSS JOIN generate_series(1, 2) l
      JOIN wares w ON w.n = (d.n * 2 + l) % (SELECT count(*) FROM wares), (SELECT * FROM goods_order_line LIMIT 1) s`,
    set: {
      id: sql`gen_random_uuid()`,
      order_id: sql`d.id`,
      position: sql`l`,
      product_id: sql`w.product_id`,
      variant_id: sql`w.variant_id`,
      quantity: sql`1`,
      paid_usd: sql`d.usd / 2`,
      coupon_usd: sql`0`,
      deal_id: sql`NULL`,
      reviewed_at: sql`NULL`,
    },
  });
  await pour(db, 'payment', {
    from: sql`goods d JOIN one_payment s ON s.state =
      CASE WHEN d.state = 'pending_payment' THEN 'pending' WHEN d.state = 'cancelled' THEN 'cancelled' ELSE 'paid' END`,
    set: {
      ...ofPayment(sql`d.payment_id`),
      number: sql`'PB' || d.n`,
      payable_kind: sql`'goods_order'`,
      payable_id: sql`d.id`,
    },
  });
}

const ofPayment = (id: RawBuilder<unknown>): Set => ({
  id,
  customer_id: sql`d.customer_id`,
  payer_id: sql`d.customer_id`,
  amount_usd: sql`d.usd`,
  access_key: sql`${id}::text`,
  provider_number: sql`NULL`,
  paid_through: sql`NULL`,
  refunded_usd: sql`0`,
  credited_late_usd: sql`0`,
  created_at: sql`d.at`,
  paid_at: after('paid_at'),
  expires_at: after('expires_at'),
});

/** Stays, cases of refund, top-ups and withdrawals beside the orders. */
async function fillBeside(db: Db): Promise<void> {
  await pour(db, 'travel_order', {
    from: sql`goods d, (SELECT * FROM travel_order WHERE state = 'completed' ORDER BY id LIMIT 1) s
      WHERE d.n % ${ONE_STAY_IN} = 0`,
    set: {
      id: idOf('stay'),
      number: sql`'H' || d.n`,
      customer_id: sql`d.customer_id`,
      payment_id: idOf('stay paid'),
      access_key: sql`'stay' || d.n`,
      voucher_code: sql`'V' || d.n`,
      agent_id: sql`d.agent_id`,
      total_usd: sql`d.usd`,
      payable_usd: sql`d.usd`,
      created_at: sql`d.at`,
      ...Object.fromEntries(
        ['paid_at', 'confirmed_at', 'verified_at', 'completed_at', 'starts_at', 'ends_at'].map((name) => [
          name,
          after(name),
        ]),
      ),
    },
  });
  await pour(db, 'after_sale_case', {
    from: sql`goods d, (SELECT * FROM after_sale_case WHERE refunded_usd > 0 ORDER BY id LIMIT 1) s
      WHERE d.n % ${ONE_CASE_IN} = 0 AND d.state = 'completed'`,
    set: {
      id: idOf('case'),
      number: sql`'R' || d.n`,
      order_id: sql`d.id`,
      customer_id: sql`d.customer_id`,
      goods_usd: sql`d.usd`,
      approved_usd: sql`d.usd`,
      refunded_usd: sql`d.usd`,
      created_at: sql`d.at`,
      since: after('since'),
      ended_at: after('ended_at'),
    },
  });
  await pour(db, 'top_up', {
    from: sql`goods d, (SELECT * FROM top_up WHERE state = 'paid' ORDER BY id LIMIT 1) s WHERE d.n % 10 < 3`,
    set: {
      id: idOf('top-up'),
      number: sql`'T' || d.n`,
      customer_id: sql`d.customer_id`,
      payment_id: idOf('top-up paid'),
      amount_usd: sql`d.usd`,
      created_at: sql`d.at`,
      paid_at: sql`d.at`,
    },
  });
  await pour(db, 'withdrawal', {
    from: sql`goods d, (SELECT * FROM withdrawal WHERE state = 'paid' ORDER BY id LIMIT 1) s WHERE d.n % 10 = 3`,
    set: {
      id: idOf('withdrawal'),
      number: sql`'W' || d.n`,
      customer_id: sql`d.customer_id`,
      hold_id: idOf('held'),
      amount_usd: sql`d.usd`,
      provider_number: sql`'W' || d.n`,
      created_at: sql`d.at`,
      since: sql`d.at`,
    },
  });
}

/** What is written down about all this: mails, the log of operations, movements of stock, entries of the ledger. */
async function fillRecords(db: Db): Promise<void> {
  await pour(db, 'mail_outbox', {
    from: sql`goods d, (SELECT * FROM mail_outbox WHERE state = 'sent' ORDER BY id LIMIT 1) s WHERE d.n % 2 = 0`,
    set: {
      id: idOf('mail'),
      key: sql`'bench/' || d.n`,
      customer_id: sql`d.customer_id`,
      recipient: sql`'person' || d.n || '@mail.example'`,
      created_at: sql`d.at`,
      done_at: sql`d.at`,
    },
  });
  await pour(db, 'operation_log', {
    from: sql`goods d, (SELECT * FROM operation_log WHERE after IS NOT NULL ORDER BY id LIMIT 1) s WHERE d.n % 2 = 0`,
    set: { record: sql`'goods_order/' || d.id`, created_at: sql`d.at` },
  });
  await pour(db, 'stock_movement', {
    from: sql`goods d JOIN wares w ON w.n = d.n % (SELECT count(*) FROM wares),
      (SELECT * FROM stock_movement WHERE kind = 'take' ORDER BY id LIMIT 1) s`,
    set: {
      variant_id: sql`w.variant_id`,
      order_id: sql`d.id`,
      customer_id: sql`d.customer_id`,
      created_at: sql`d.at`,
    },
  });
  await sql`INSERT INTO ledger_account (code, owner_id, unit, balance)
    SELECT code, p.id, unit, 1000 + p.n % 5000 FROM people p,
      (VALUES ('available', 'money'), ('held', 'money'), ('points', 'points')) AS a(code, unit)`.execute(db);
  const money = sql`(SELECT DISTINCT ON (owner_id) id, owner_id FROM ledger_account WHERE code = 'available') a`;
  await sql`WITH written AS (
      INSERT INTO ledger_transfer (kind, idempotency_key, reference_kind, reference_id, created_at)
      SELECT 'payment', 'bench/' || d.n, 'goods_order', d.id, d.at FROM goods d WHERE d.n % 2 = 0 RETURNING id, reference_id
    )
    INSERT INTO ledger_entry (transfer_id, account_id, amount, balance_before, balance_after)
    SELECT w.id, a.id, -d.usd, 100000, 100000 - d.usd
    FROM written w JOIN goods d ON d.id = w.reference_id::uuid JOIN ${money} ON a.owner_id = d.customer_id`.execute(db);
}

/**
 * Fills the demo's database up to a size, once; the address is the superuser's. Its rows are copies of the demo's and were
 * made by no rule of the product: references are right by the way they are drawn, balances are not. The reports' days are
 * left to be counted.
 */
export async function stockBackOffice(superUrl: string, size: Size, say: (text: string) => void): Promise<void> {
  const own = openDb(openPool(superUrl, 1, () => undefined));
  const { rows } = await sql<{
    there: boolean;
  }>`SELECT EXISTS (SELECT 1 FROM agent WHERE name = 'Agent 0') AS there`.execute(own);
  if (!rows[0]?.there) {
    say(`filling ${size.customers} customers and ${size.orders} orders`);
    const parts = {
      people: fillPeople,
      orders: drawOrders,
      goods: fillGoods,
      beside: fillBeside,
      records: fillRecords,
    };
    await own.transaction().execute(async (tx) => {
      await sql`SET LOCAL session_replication_role = replica`.execute(tx);
      await sql`SET LOCAL statement_timeout = 0`.execute(tx);
      for (const [name, fill] of Object.entries(parts)) {
        const begun = performance.now();
        await fill(tx, size);
        say(`  ${name} (${Math.round((performance.now() - begun) / 1000)} s)`);
      }
    });
    await sql`SET statement_timeout = 0`.execute(own);
    await sql`VACUUM ANALYZE`.execute(own);
  }
  await own.destroy();
}
