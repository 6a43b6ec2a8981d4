import { createHash, randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';

export type Shopper = { id: string; token: string; addressId: string };
export type Ware = { productId: string; variantId: string };

/** Signed-in customers with an address and a wallet full enough for any run, made straight in the database. */
export async function makeShoppers(databaseUrl: string, count: number): Promise<Shopper[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const shoppers: Shopper[] = [];
  await client.query('BEGIN');
  for (let index = 0; index < count; index += 1) {
    const shopper = { id: randomUUID(), token: randomBytes(32).toString('base64url'), addressId: randomUUID() };
    const name = `bench-${shopper.id.slice(0, 13)}`;
    await client.query(
      `INSERT INTO customer (id, email, nickname, password_hash, invite_code) VALUES ($1, $2, $3, 'none', $3)`,
      [shopper.id, `${name}@bench.example`, name],
    );
    await client.query(
      `INSERT INTO customer_session (id, customer_id, token_hash, expires_at)
       VALUES (gen_random_uuid(), $1, $2, app_now() + interval '30 days')`,
      [shopper.id, createHash('sha256').update(shopper.token).digest()],
    );
    await client.query(
      `INSERT INTO address (id, customer_id, name, country, tel, city, postal_code, address_detail, is_default)
       VALUES ($1, $2, 'Bench Shopper', 'PT', '+351912345678', 'Lisbon', '1200-054', 'Rua da Bica 42', true)`,
      [shopper.addressId, shopper.id],
    );
    shoppers.push(shopper);
  }
  await client.query('COMMIT');
  await client.end();
  return shoppers;
}

/** Plenty of stock for the first products without a purchase limit, so that a run never sells out. */
export async function makeWares(databaseUrl: string, count: number): Promise<Ware[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<Ware>(
    `SELECT p.id AS "productId", min(v.id::text) AS "variantId"
     FROM product p JOIN product_variant v ON v.product_id = p.id AND v.removed_at IS NULL
     WHERE p.online AND p.type = 'normal' AND p.purchase_limit IS NULL
     GROUP BY p.id ORDER BY p.id LIMIT $1`,
    [count],
  );
  const ids = rows.map((row) => row.variantId);
  await client.query(
    `WITH before AS (SELECT id, on_hand FROM product_variant WHERE id = ANY($1::uuid[])),
     raised AS (UPDATE product_variant SET on_hand = on_hand + 1000000 WHERE id = ANY($1::uuid[]))
     INSERT INTO stock_movement (variant_id, kind, on_hand_change, on_hand_before, note)
     SELECT id, 'in', 1000000, on_hand, 'benchmark' FROM before`,
    [ids],
  );
  // The products' sums follow from their variants.
  await client.query(
    `UPDATE product_stock s SET on_hand = v.on_hand, reserved = v.reserved
     FROM (SELECT product_id, sum(on_hand) AS on_hand, sum(reserved) AS reserved
           FROM product_variant WHERE removed_at IS NULL GROUP BY product_id) v
     WHERE v.product_id = s.product_id`,
  );
  await client.end();
  return rows;
}
