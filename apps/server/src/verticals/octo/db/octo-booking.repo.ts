import { sql } from 'kysely';
import type { ResalePrice } from '../../../modules/travel/public.ts';
import { travelOrdersAs } from '../../../modules/travel/public.ts';
import { json, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import type { OctoContact } from '../domain/octo-contact.ts';
import { octoLimits } from '../domain/octo-limits.ts';
import type { UnitItem } from '../domain/unit-items.ts';

const orders = travelOrdersAs('o');

/** A booking as its reseller named it. */
export type OctoBooking = {
  readonly id: string;
  readonly customerId: string;
  readonly uuid: string;
  readonly orderId: string;
  readonly productId: string;
  readonly optionId: string;
  readonly availabilityId: string;
  readonly unitItems: readonly UnitItem[];
  readonly contact: OctoContact;
  readonly resellerReference: string | null;
  readonly notes: string | null;
  readonly emailReceipt: boolean;
  readonly price: ResalePrice;
  readonly cancelReason: string | null;
  readonly confirmedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

const columns = sql`b.id, b.customer_id AS "customerId", b.uuid, b.order_id AS "orderId", b.product_id AS "productId",
  b.option_id AS "optionId", b.availability_id AS "availabilityId", b.unit_items AS "unitItems", b.contact,
  b.reseller_reference AS "resellerReference", b.notes, b.email_receipt AS "emailReceipt", b.price,
  b.cancel_reason AS "cancelReason", b.confirmed_at AS "confirmedAt", b.created_at AS "createdAt", b.updated_at AS "updatedAt"`;

/** The booking of an account that its reseller calls so, or null. */
export async function bookingByUuid(
  db: Queryable,
  of: { readonly customerId: string; readonly uuid: string },
): Promise<OctoBooking | null> {
  const { rows } = await sql<OctoBooking>`
    SELECT ${columns} FROM octo_booking b WHERE b.customer_id = ${of.customerId} AND b.uuid = ${of.uuid}`.execute(db);
  return rows[0] ?? null;
}

/** Bookings of an account with these references, the newest first. */
export async function bookingsWith(
  db: Queryable,
  of: { readonly customerId: string; readonly reseller: string | null; readonly supplier: string | null },
): Promise<OctoBooking[]> {
  const { rows } = await sql<OctoBooking>`
    SELECT ${columns} FROM octo_booking b JOIN ${orders.table} ON ${orders.id} = b.order_id
    WHERE b.customer_id = ${of.customerId}
      AND ${of.reseller === null ? sql`true` : sql`b.reseller_reference = ${of.reseller}`}
      AND ${of.supplier === null ? sql`true` : sql`${orders.number} = ${of.supplier}`}
    ORDER BY b.created_at DESC, b.id DESC LIMIT ${octoLimits.bookings}`.execute(db);
  return rows;
}

/** A booking with the key that reserves it. */
export type ReservedBooking = NewOctoBooking & { readonly keyId: string | null };

export type NewOctoBooking = Omit<OctoBooking, 'cancelReason' | 'confirmedAt' | 'createdAt' | 'updatedAt'>;

export async function insertBooking(tx: Tx, of: ReservedBooking): Promise<void> {
  await sql`INSERT INTO octo_booking (id, customer_id, uuid, order_id, product_id, option_id, availability_id, unit_items, contact,
      reseller_reference, notes, email_receipt, price, key_id)
    VALUES (${of.id}, ${of.customerId}, ${of.uuid}, ${of.orderId}, ${of.productId}, ${of.optionId}, ${of.availabilityId},
      ${json(of.unitItems)}, ${json(of.contact)}, ${of.resellerReference}, ${of.notes}, ${of.emailReceipt}, ${json(of.price)}, ${of.keyId})`.execute(
    tx,
  );
}

/** Writes what a reseller changed of a booking. */
export async function saveBooking(tx: Tx, of: NewOctoBooking & { readonly confirmed: boolean }): Promise<void> {
  await sql`UPDATE octo_booking SET order_id = ${of.orderId}, product_id = ${of.productId}, option_id = ${of.optionId},
      availability_id = ${of.availabilityId}, unit_items = ${json(of.unitItems)}, contact = ${json(of.contact)},
      reseller_reference = ${of.resellerReference}, notes = ${of.notes}, email_receipt = ${of.emailReceipt}, price = ${json(of.price)},
      confirmed_at = CASE WHEN ${of.confirmed} THEN COALESCE(confirmed_at, app_now()) ELSE confirmed_at END, updated_at = app_now()
    WHERE id = ${of.id}`.execute(tx);
}

export async function noteCancelled(tx: Tx, id: string, reason: string | null): Promise<void> {
  await sql`UPDATE octo_booking SET cancel_reason = ${reason}, updated_at = app_now() WHERE id = ${id}`.execute(tx);
}

/** Takes those who travel out of the bookings of an account, and ends what its keys sell on it. */
export async function eraseBookingsOf(tx: Tx, customerId: string): Promise<void> {
  await sql`DELETE FROM reseller_account WHERE customer_id = ${customerId}`.execute(tx);
  await sql`DELETE FROM octo_booking WHERE customer_id = ${customerId}`.execute(tx);
}
