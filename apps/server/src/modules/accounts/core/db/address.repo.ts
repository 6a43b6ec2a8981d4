import type { AddressView } from '@app/contract/accounts/address-schema';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/db/connect.ts';
import { flushQueue, readJoined } from '../../../../platform/db/pipeline/queue.ts';
import type { Database } from '../../../../platform/db/schema.gen.ts';
import { staticSql } from '../../../../platform/db/static-sql.ts';

type AddressRow = Selectable<Database['address']>;

/** A row as it is shown and frozen onto orders. */
export const toAddressView = (row: AddressRow): AddressView => ({
  id: row.id,
  name: row.name,
  country: row.country,
  tel: row.tel,
  province: row.province,
  city: row.city,
  county: row.county,
  areaCode: row.area_code,
  postalCode: row.postal_code,
  addressDetail: row.address_detail,
  isDefault: row.is_default,
});

/**
 * One address of a customer: the one named, or with null the default, else the newest. Null when there is none, also
 * when the id is another customer's.
 */
export async function addressOf(
  db: Queryable,
  customerId: string,
  addressId: string | null,
): Promise<AddressView | null> {
  const read = await addressQueued(db, customerId, addressId);
  await flushQueue(db);
  return read();
}

/** The same, read together with the next statement. */
export async function addressQueued(
  db: Queryable,
  customerId: string,
  addressId: string | null,
): Promise<() => AddressView | null> {
  const one =
    addressId === null
      ? staticSql`SELECT * FROM address WHERE customer_id = ${customerId}
          ORDER BY is_default DESC, created_at DESC, id DESC LIMIT 1`
      : staticSql`SELECT * FROM address WHERE customer_id = ${customerId} AND id = ${addressId}`;
  const rows = await readJoined<AddressRow>(db, one);
  return () => {
    const [row] = rows();
    return row ? toAddressView(row) : null;
  };
}

/** A page of a customer's addresses, the default first, then the newest, with how many there are. */
export async function addressPage(
  db: Queryable,
  customerId: string,
  page: { page: number; limit: number },
): Promise<{ list: AddressView[]; total: number }> {
  const [rows, counted] = await Promise.all([
    db
      .selectFrom('address')
      .selectAll()
      .where('customer_id', '=', customerId)
      .orderBy('is_default', 'desc')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .offset((page.page - 1) * page.limit)
      .limit(page.limit)
      .execute(),
    countAddresses(db, customerId),
  ]);
  return { list: rows.map(toAddressView), total: counted };
}

/** How many addresses a customer has. */
export async function countAddresses(db: Queryable, customerId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM address WHERE customer_id = ${customerId}
  `.execute(db);
  return rows[0]?.n ?? 0;
}

type AddressFields = Omit<AddressView, 'id' | 'isDefault'>;

const columnsOf = (fields: AddressFields) => ({
  name: fields.name,
  country: fields.country,
  tel: fields.tel,
  province: fields.province,
  city: fields.city,
  county: fields.county,
  area_code: fields.areaCode,
  postal_code: fields.postalCode,
  address_detail: fields.addressDetail,
});

/** Adds an address that is not the default yet. */
export async function insertAddress(
  db: Queryable,
  owner: { id: string; customerId: string },
  fields: AddressFields,
): Promise<void> {
  await db
    .insertInto('address')
    .values({ id: owner.id, customer_id: owner.customerId, ...columnsOf(fields) })
    .execute();
}

/** Changes an address; gives whether the customer has it. */
export async function updateAddress(
  db: Queryable,
  owner: { id: string; customerId: string },
  fields: AddressFields,
): Promise<boolean> {
  const done = await db
    .updateTable('address')
    .set(columnsOf(fields))
    .where('id', '=', owner.id)
    .where('customer_id', '=', owner.customerId)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** Makes one address the only default of its customer. */
export async function makeDefault(db: Queryable, customerId: string, addressId: string): Promise<void> {
  await db
    .updateTable('address')
    .set({ is_default: false })
    .where('customer_id', '=', customerId)
    .where('is_default', '=', true)
    .where('id', '<>', addressId)
    .execute();
  await db
    .updateTable('address')
    .set({ is_default: true })
    .where('customer_id', '=', customerId)
    .where('id', '=', addressId)
    .execute();
}

/** Removes an address; gives whether it was the default, or null when the customer has no such address. */
export async function deleteAddress(
  db: Queryable,
  customerId: string,
  addressId: string,
): Promise<{ wasDefault: boolean } | null> {
  const row = await db
    .deleteFrom('address')
    .where('customer_id', '=', customerId)
    .where('id', '=', addressId)
    .returning('is_default')
    .executeTakeFirst();
  return row ? { wasDefault: row.is_default } : null;
}
