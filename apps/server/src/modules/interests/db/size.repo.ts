import type { SizeInput } from '@app/contract/interests/schemas';
import { sql } from 'kysely';
import { appNow, type Queryable } from '../../../platform/db/connect.ts';

/** A customer's measurements; null when they have given none. */
export async function sizeOf(db: Queryable, customerId: string): Promise<SizeInput | null> {
  const { rows } = await sql<SizeInput>`
    SELECT units, height_mm AS height, weight_g AS weight, bust_mm AS bust, waist_mm AS waist, hips_mm AS hips
      FROM customer_size WHERE customer_id = ${customerId}
  `.execute(db);
  return rows[0] ?? null;
}

/** Sets a customer's measurements, all of them. */
export async function writeSize(db: Queryable, customerId: string, size: SizeInput): Promise<void> {
  const row = {
    units: size.units,
    height_mm: size.height,
    weight_g: size.weight,
    bust_mm: size.bust,
    waist_mm: size.waist,
    hips_mm: size.hips,
    updated_at: appNow,
  };
  await db
    .insertInto('customer_size')
    .values({ customer_id: customerId, ...row })
    .onConflict((same) => same.column('customer_id').doUpdateSet(row))
    .execute();
}
