import type { Language } from '@app/contract/core/locale';
import { sql } from 'kysely';
import { json, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import type { FrozenQuote } from '../../orders/public.ts';
import type { Buyer, Place } from '../domain/destination.ts';

/** How long a cart is stored after it was written last. */
const DAYS = 30;

export type Cart = {
  readonly id: string;
  readonly profile: string;
  /** Its calls are signed by a key of the profile. */
  readonly signed: boolean;
  readonly language: Language;
  readonly buyer: Buyer;
  readonly place: Place | null;
  readonly frozen: FrozenQuote;
  readonly expiresAt: Date;
  readonly version: number;
  /** The checkout that was made of it and is not over. */
  readonly checkoutId: string | null;
};

type Written = Pick<Cart, 'id' | 'language' | 'buyer' | 'place' | 'frozen'>;

const columnsOf = ({ place, buyer, frozen }: Written) => ({
  buyer: json(buyer),
  place: place && json(place),
  frozen: json(frozen),
});

/** Checkouts `c` with the quote `q` and the order `o` of who took one, of those that are not over or are paid. */
const going = sql`assistant_checkout c
  LEFT JOIN order_quote q ON q.id = c.quote_id LEFT JOIN goods_order o ON o.id = c.quote_id
  WHERE ((c.state = 'open' AND c.expires_at > app_now())
    OR (c.state = 'handed_over' AND CASE WHEN o.id IS NULL THEN q.id IS NOT NULL
      ELSE o.state = 'pending_payment' OR o.paid_at IS NOT NULL END))`;

/** A cart; null where there is none, its time is over, or what came of it is paid. Check first whose it is. */
export async function readCart(db: Queryable, id: string): Promise<Cart | null> {
  const { rows } = await sql<Cart>`
    SELECT k.id, k.profile, k.signed, k.language, k.buyer, k.place, k.frozen, k.expires_at AS "expiresAt", k.version,
      (SELECT c.id FROM ${going} AND c.cart_id = k.id ORDER BY c.created_at DESC LIMIT 1) AS "checkoutId"
    FROM assistant_cart k
    WHERE k.id = ${id} AND k.expires_at > app_now()
      AND NOT EXISTS (SELECT FROM ${going} AND c.cart_id = k.id AND o.paid_at IS NOT NULL)`.execute(db);
  return rows[0] ?? null;
}

/** The checkout that a cart's link leads to: one that is not over, else one that is paid; null where there is none. */
export async function checkoutOfCart(db: Queryable, cartId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`SELECT c.id FROM ${going} AND c.cart_id = ${cartId}
    ORDER BY c.created_at DESC LIMIT 1`.execute(db);
  return rows[0]?.id ?? null;
}

/** A cart as `readCart` returns it, locked to the end of the transaction: of cart and checkout the cart is locked first. */
export async function lockCart(tx: Tx, id: string): Promise<Cart | null> {
  await sql`SELECT 1 FROM assistant_cart WHERE id = ${id} FOR UPDATE`.execute(tx);
  return readCart(tx, id);
}

/** Locks the cart that a checkout was made of, if it was made of one. */
export async function lockCartOf(tx: Tx, checkoutId: string): Promise<void> {
  await sql`SELECT 1 FROM assistant_cart WHERE id = (SELECT cart_id FROM assistant_checkout WHERE id = ${checkoutId})
    FOR UPDATE`.execute(tx);
}

/** Stores a new cart. */
export async function insertCart(tx: Tx, one: Written & Pick<Cart, 'profile' | 'signed'>): Promise<void> {
  const { buyer, place, frozen } = columnsOf(one);
  await sql`INSERT INTO assistant_cart (id, profile, signed, language, buyer, place, frozen, expires_at)
    VALUES (${one.id}, ${one.profile}, ${one.signed}, ${one.language}, ${buyer}, ${place}, ${frozen},
      app_now() + ${DAYS}::int * interval '1 day')`.execute(tx);
}

/** Writes a locked cart anew. */
export async function replaceCart(tx: Tx, one: Written): Promise<void> {
  const { buyer, place, frozen } = columnsOf(one);
  await sql`UPDATE assistant_cart SET language = ${one.language}, buyer = ${buyer}, place = ${place}, frozen = ${frozen},
      expires_at = app_now() + ${DAYS}::int * interval '1 day', version = version + 1
    WHERE id = ${one.id}`.execute(tx);
}

/** Forgets whom the cart of a checkout was for. */
export async function forgetBuyerOf(db: Queryable, checkoutId: string): Promise<void> {
  await sql`UPDATE assistant_cart SET buyer = '{}'
    WHERE id = (SELECT cart_id FROM assistant_checkout WHERE id = ${checkoutId}) AND buyer <> '{}'`.execute(db);
}

export async function deleteCart(tx: Tx, id: string): Promise<void> {
  await sql`DELETE FROM assistant_cart WHERE id = ${id}`.execute(tx);
}

/** Removes a batch of carts whose time is over; returns how many. */
export async function forgetCarts(db: Queryable): Promise<number> {
  const { numAffectedRows } = await sql`DELETE FROM assistant_cart WHERE id = ANY(ARRAY(
    SELECT id FROM assistant_cart WHERE expires_at < app_now()
    ORDER BY expires_at LIMIT 1000 FOR UPDATE SKIP LOCKED))`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
