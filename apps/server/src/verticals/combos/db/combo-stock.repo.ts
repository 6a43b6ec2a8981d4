import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/connect.ts';
import type { StoredCombo } from '../domain/stored-combo.ts';

export type ComboStock = Pick<StoredCombo, 'stock' | 'taken'>;

/** Takes one of a combo where one is left; returns its stock afterwards, null where none was. */
export async function takeCombo(tx: Tx, id: string): Promise<ComboStock | null> {
  const { rows } = await sql<ComboStock>`
    UPDATE combo SET taken = taken + 1 WHERE id = ${id} AND (stock IS NULL OR taken < stock)
    RETURNING stock, taken`.execute(tx);
  return rows[0] ?? null;
}

/** Gives one of a combo back; returns its stock afterwards, null where there is no such combo. */
export async function releaseCombo(tx: Tx, id: string): Promise<ComboStock | null> {
  const { rows } = await sql<ComboStock>`
    UPDATE combo SET taken = taken - 1 WHERE id = ${id} RETURNING stock, taken`.execute(tx);
  return rows[0] ?? null;
}
