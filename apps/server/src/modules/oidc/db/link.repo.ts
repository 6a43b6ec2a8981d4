import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';

export type LinkRow = {
  readonly id: string;
  readonly staffId: string;
  readonly provider: { readonly id: string; readonly name: string };
  readonly account: string;
  readonly waiting: boolean;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
};

const columns = sql`l.id, l.staff_id AS "staffId", json_build_object('id', p.id, 'name', p.name) AS provider, l.account,
  l.subject IS NULL AS waiting, l.created_at AS "createdAt", l.last_used_at AS "lastUsedAt"`;
const from = sql`oidc_link l JOIN oidc_provider p ON p.id = l.provider_id`;

/** The accounts at providers of someone of the staff, the newest first. */
export async function linksOf(db: Queryable, staffId: string): Promise<LinkRow[]> {
  const { rows } = await sql<LinkRow>`SELECT ${columns} FROM ${from} WHERE l.staff_id = ${staffId}
    ORDER BY l.created_at DESC, l.id DESC`.execute(db);
  return rows;
}

/** One link; null where there is none. */
export async function linkById(db: Queryable, id: string): Promise<LinkRow | null> {
  const { rows } = await sql<LinkRow>`SELECT ${columns} FROM ${from} WHERE l.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** The link of an account at a provider; null where there is none. */
export async function linkBySubject(db: Queryable, providerId: string, subject: string): Promise<LinkRow | null> {
  const { rows } = await sql<LinkRow>`SELECT ${columns} FROM ${from}
    WHERE l.provider_id = ${providerId} AND l.subject = ${subject}`.execute(db);
  return rows[0] ?? null;
}

/** The link that waits for a verified e-mail; null where none does. */
export async function linkByEmail(db: Queryable, providerId: string, email: string): Promise<LinkRow | null> {
  const { rows } = await sql<LinkRow>`SELECT ${columns} FROM ${from}
    WHERE l.provider_id = ${providerId} AND l.email = ${email}`.execute(db);
  return rows[0] ?? null;
}

type NewLink = {
  readonly id: string;
  readonly staffId: string;
  readonly providerId: string;
  /** The account, or the verified e-mail that is waited for. */
  readonly by: { readonly subject: string; readonly account: string } | { readonly email: string };
};

/** The link that someone of the staff has at a provider, its row locked; null where they have none. */
export async function linkAt(tx: Tx, of: Pick<NewLink, 'staffId' | 'providerId'>): Promise<LinkRow | null> {
  const { rows } = await sql<LinkRow>`SELECT ${columns} FROM ${from}
    WHERE l.staff_id = ${of.staffId} AND l.provider_id = ${of.providerId} FOR UPDATE OF l`.execute(tx);
  return rows[0] ?? null;
}

/**
 * Links an account at a provider to someone of the staff, in the place of the one they had there; returns whether it did. A
 * verified e-mail that is waited for takes the place of another such one alone.
 */
export async function putLink(tx: Tx, { id, staffId, providerId, by }: NewLink): Promise<boolean> {
  const { subject, email, account } =
    'email' in by ? { subject: null, email: by.email, account: by.email } : { ...by, email: null };
  const { numAffectedRows } = await sql`
    INSERT INTO oidc_link (id, staff_id, provider_id, subject, email, account)
    VALUES (${id}, ${staffId}, ${providerId}, ${subject}, ${email}, ${account})
    ON CONFLICT (staff_id, provider_id) DO UPDATE SET id = excluded.id, subject = excluded.subject, email = excluded.email,
      account = excluded.account, created_at = excluded.created_at, last_used_at = NULL
      WHERE oidc_link.subject IS NULL OR excluded.subject IS NOT NULL`.execute(tx);
  return numAffectedRows === 1n;
}

/**
 * Writes down that an account signed in, and links it for good where its e-mail was waited for; false where the link is gone or
 * stands for another account by now.
 */
export async function useLink(
  tx: Tx,
  id: string,
  by: { readonly subject: string; readonly email: string | null; readonly account: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE oidc_link SET subject = ${by.subject}, email = NULL, account = ${by.account}, last_used_at = app_now()
     WHERE id = ${id} AND (subject = ${by.subject} OR (subject IS NULL AND email = ${by.email}))`.execute(tx);
  return numAffectedRows === 1n;
}

/** Removes a link of someone of the staff; returns it as it was, or null where they have no such one. */
export async function deleteLink(tx: Tx, staffId: string, id: string): Promise<LinkRow | null> {
  const row = await linkById(tx, id);
  const { numAffectedRows } = await sql`DELETE FROM oidc_link WHERE id = ${id} AND staff_id = ${staffId}`.execute(tx);
  return numAffectedRows === 1n ? row : null;
}

/** Removes every link of a provider. */
export async function deleteLinksOf(tx: Tx, providerId: string): Promise<void> {
  await sql`DELETE FROM oidc_link WHERE provider_id = ${providerId}`.execute(tx);
}

/** Whose accounts a provider's links are; their rows stay to the end of the transaction. */
export async function lockLinkedStaff(tx: Tx, providerId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`SELECT staff_id AS id FROM oidc_link WHERE provider_id = ${providerId}
    ORDER BY id FOR UPDATE`.execute(tx);
  return rows.map(({ id }) => id);
}
