import type { Platform as AppPlatform } from '@app/contract/app-versions/schemas';
import type { AppVersionInput, shapes } from '@app/contract/app-versions/staff-schemas';
import type { Localized } from '@app/contract/core/locale';
import { sql } from 'kysely';
import type { z } from 'zod';
import { appNow, json, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import { pageOf } from '../../../platform/db/page-of.ts';

export type AppVersionRow = Omit<AppVersionInput, 'notes'> & {
  readonly id: string;
  readonly notes: Localized;
  readonly version: number;
  readonly updatedAt: Date;
};

const columns = sql`id, platform, number, download_link AS "downloadLink", is_wgt AS "isWgt",
  force_update AS "forceUpdate", published, notes, version, updated_at AS "updatedAt"`;

type Query = z.output<(typeof shapes)['listAppVersions']['query']>;

/** A page of the versions: by platform, newest first. */
export async function appVersionsPage(db: Queryable, of: Query): Promise<{ rows: AppVersionRow[]; total: number }> {
  const where = sql`(${of.platform ?? null}::text IS NULL OR platform = ${of.platform ?? null})
    AND (${of.published ?? null}::boolean IS NULL OR published = ${of.published ?? null})
    AND (${of.number || null}::text IS NULL OR starts_with(number, ${of.number || null}))`;
  return pageOf(db, {
    rows: sql<AppVersionRow>`SELECT ${columns} FROM app_version WHERE ${where}
      ORDER BY string_to_array(number, '.')::int[] DESC, platform`,
    counted: sql`FROM app_version WHERE ${where}`,
    at: of,
  });
}

/** The published versions of one platform, in no order. */
export async function publishedVersions(db: Queryable, platform: AppPlatform): Promise<AppVersionRow[]> {
  const { rows } = await sql<AppVersionRow>`SELECT ${columns} FROM app_version
    WHERE platform = ${platform} AND published`.execute(db);
  return rows;
}

/** One version; locked until the transaction ends when asked for. */
export async function appVersion(
  db: Queryable,
  id: string,
  of: { readonly lock: boolean } = { lock: false },
): Promise<AppVersionRow | undefined> {
  const { rows } = await sql<AppVersionRow>`SELECT ${columns} FROM app_version WHERE id = ${id}
    ${of.lock ? sql`FOR UPDATE` : sql``}`.execute(db);
  return rows[0];
}

type Stored = Omit<AppVersionInput, 'notes'> & { readonly notes: Localized };

const valuesOf = (of: Stored) => ({
  platform: of.platform,
  number: of.number,
  download_link: of.downloadLink,
  is_wgt: of.isWgt,
  force_update: of.forceUpdate,
  published: of.published,
  notes: json(of.notes),
});

/** Writes a new version. */
export async function insertAppVersion(tx: Tx, id: string, of: Stored): Promise<void> {
  await tx
    .insertInto('app_version')
    .values({ id, ...valuesOf(of) })
    .execute();
}

/** Whether another row holds this version of this platform. */
export async function isTaken(tx: Tx, of: { id: string; platform: AppPlatform; number: string }): Promise<boolean> {
  // One writer of a number at a time: two could take the same number between the look and the write.
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`app_version ${of.platform} ${of.number}`}, 0))`.execute(
    tx,
  );
  const { rows } = await sql`SELECT 1 FROM app_version
    WHERE platform = ${of.platform} AND number = ${of.number} AND id <> ${of.id}`.execute(tx);
  return rows.length > 0;
}

/** Saves a version as its next edition. */
export async function updateAppVersion(tx: Tx, id: string, of: Stored): Promise<void> {
  await tx
    .updateTable('app_version')
    .set((eb) => ({ ...valuesOf(of), version: eb('version', '+', 1), updated_at: appNow }))
    .where('id', '=', id)
    .execute();
}
