import type { ConfiguredKind } from '@app/contract/payments/channels/config/kinds';
import type { StaffChannelTab } from '@app/contract/payments/channels/staff-schemas';
import { sql } from 'kysely';
import { json, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import { holdsText } from '../../../platform/db/patterns.ts';
import type { SecretBox } from '../../../platform/secrets/secret-box.ts';
import type { StoredSecrets } from '../domain/channel-settings.ts';
import { openSecrets, sealSecrets } from './sealed-secrets.ts';

/** A text as a form sends it. */
type Written = { readonly 'en-US': string } & { readonly [L in 'zh-cn' | 'es' | 'pt']?: string | undefined };

/** What a form writes of a channel. */
export type ChannelInput = {
  readonly identifier: string;
  readonly title: Written;
  readonly description: Written;
  readonly image: string | null;
  readonly minimumUsd: number | null;
  readonly maximumUsd: number | null;
  readonly minimumWithdrawalUsd: number | null;
  readonly maximumWithdrawalUsd: number | null;
  readonly withdrawalFeeUsd: number;
  readonly withdrawalFeeBp: number;
  readonly sortWeight: number;
  readonly config: Readonly<Record<string, unknown>>;
};
export type StoredChannel = ChannelInput & {
  readonly id: string;
  readonly kind: ConfiguredKind;
  readonly secrets: StoredSecrets;
  readonly paymentEnabled: boolean;
  readonly withdrawalEnabled: boolean;
  readonly used: boolean;
  readonly version: number;
  readonly updatedAt: Date;
};

/**
 * Whether a table's first row from the channel on is one of the channel's, read from the index of channels. Asked whether one
 * exists, PostgreSQL takes it for frequent and looks for those of an unused channel in every row.
 */
const firstIn = (table: 'payment' | 'withdrawal') => sql`
  (SELECT u.channel_id FROM ${sql.table(table)} u WHERE u.channel_id >= c.id ORDER BY u.channel_id LIMIT 1)
    IS NOT DISTINCT FROM c.id`;

/** Everything that names a channel: none of it may lose it. */
const usedBy = sql`(${firstIn('payment')} OR ${firstIn('withdrawal')}
  OR EXISTS (SELECT FROM payment_attempt a WHERE a.channel_id = c.id))`;

const columns = sql`c.id, c.kind, c.identifier, c.title, c.description, c.image, c.minimum_usd AS "minimumUsd",
  c.maximum_usd AS "maximumUsd", c.minimum_withdrawal_usd AS "minimumWithdrawalUsd",
  c.maximum_withdrawal_usd AS "maximumWithdrawalUsd", c.withdrawal_fee_usd AS "withdrawalFeeUsd",
  c.withdrawal_fee_bp AS "withdrawalFeeBp", c.sort_weight AS "sortWeight", c.config, c.secrets,
  c.payment_enabled AS "paymentEnabled", c.withdrawal_enabled AS "withdrawalEnabled", ${usedBy} AS used, c.version,
  c.updated_at AS "updatedAt"`;

const inTab: { readonly [T in StaffChannelTab]: ReturnType<typeof sql> } = {
  all: sql`true`,
  payment: sql`c.payment_enabled`,
  withdrawal: sql`c.withdrawal_enabled`,
  off: sql`NOT c.payment_enabled AND NOT c.withdrawal_enabled`,
};
const orders = { sortWeight: sql`c.sort_weight`, identifier: sql`c.identifier`, updatedAt: sql`c.updated_at` } as const;

export type ChannelSearch = {
  readonly tab: StaffChannelTab;
  readonly name?: string | undefined;
  readonly kind?: ConfiguredKind | undefined;
  /** Kinds that take no payments in this shop and are no part of it. */
  readonly without: readonly string[];
  readonly sort: keyof typeof orders;
  readonly order: 'asc' | 'desc';
};

const opened = (box: SecretBox, row: StoredChannel): StoredChannel => ({
  ...row,
  secrets: openSecrets(box, row.id, row.secrets),
});

/** Every channel of a search, in its order, with how many each tab would show. A shop has a few dozen at most. */
export async function findChannels(
  db: Queryable,
  box: SecretBox,
  { tab, name, kind, without, sort, order }: ChannelSearch,
): Promise<{ list: StoredChannel[]; counts: Record<StaffChannelTab, number> }> {
  const where = sql`${name ? sql`(${holdsText(sql`c.identifier`, name)} OR ${holdsText(sql`c.title`, name)})` : sql`true`}
    AND ${kind ? sql`c.kind = ${kind}` : sql`true`} AND c.kind <> ALL(${without})`;
  const { rows } = await sql<StoredChannel>`SELECT ${columns} FROM payment_channel c WHERE ${where} AND ${inTab[tab]}
    ORDER BY ${orders[sort]} ${order === 'asc' ? sql`ASC` : sql`DESC`}, c.identifier`.execute(db);
  const counts = await sql<Record<StaffChannelTab, number>>`
    SELECT count(*)::int AS "all", (count(*) FILTER (WHERE ${inTab.payment}))::int AS payment,
      (count(*) FILTER (WHERE ${inTab.withdrawal}))::int AS withdrawal, (count(*) FILTER (WHERE ${inTab.off}))::int AS off
    FROM payment_channel c WHERE ${where}`.execute(db);
  return {
    list: rows.map((row) => opened(box, row)),
    counts: counts.rows[0] ?? { all: 0, payment: 0, withdrawal: 0, off: 0 },
  };
}

/** One channel as it is stored, or null. */
export async function storedChannel(db: Queryable, box: SecretBox, id: string): Promise<StoredChannel | null> {
  const { rows } = await sql<StoredChannel>`SELECT ${columns} FROM payment_channel c WHERE c.id = ${id}`.execute(db);
  return rows[0] ? opened(box, rows[0]) : null;
}

/** The same, its row locked. */
export async function lockChannel(tx: Tx, box: SecretBox, id: string): Promise<StoredChannel | null> {
  await sql`SELECT 1 FROM payment_channel WHERE id = ${id} FOR UPDATE`.execute(tx);
  return storedChannel(tx, box, id);
}

/** Whether another channel has this identifier. */
export async function identifierTaken(tx: Tx, identifier: string, id: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM payment_channel WHERE identifier = ${identifier} AND id <> ${id}`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Writes a channel, new (switched off) or changed; its secrets sealed. */
export async function writeChannel(
  tx: Tx,
  id: string,
  { kind, input, ...of }: { kind: ConfiguredKind; input: ChannelInput; secrets: StoredSecrets; box: SecretBox },
): Promise<void> {
  const secrets = sealSecrets(of.box, id, of.secrets);
  await sql`
    INSERT INTO payment_channel (id, kind, identifier, title, description, image, minimum_usd, maximum_usd,
      minimum_withdrawal_usd, maximum_withdrawal_usd, withdrawal_fee_usd, withdrawal_fee_bp, sort_weight, config,
      secrets, payment_enabled, withdrawal_enabled)
    VALUES (${id}, ${kind}, ${input.identifier}, ${json(input.title)}, ${json(input.description)}, ${input.image},
      ${input.minimumUsd}, ${input.maximumUsd}, ${input.minimumWithdrawalUsd}, ${input.maximumWithdrawalUsd},
      ${input.withdrawalFeeUsd}, ${input.withdrawalFeeBp}, ${input.sortWeight}, ${json(input.config)}, ${json(secrets)},
      false, false)
    ON CONFLICT (id) DO UPDATE SET identifier = excluded.identifier, title = excluded.title,
      description = excluded.description, image = excluded.image, minimum_usd = excluded.minimum_usd,
      maximum_usd = excluded.maximum_usd, minimum_withdrawal_usd = excluded.minimum_withdrawal_usd,
      maximum_withdrawal_usd = excluded.maximum_withdrawal_usd, withdrawal_fee_usd = excluded.withdrawal_fee_usd,
      withdrawal_fee_bp = excluded.withdrawal_fee_bp, sort_weight = excluded.sort_weight, config = excluded.config,
      secrets = excluded.secrets, version = payment_channel.version + 1, updated_at = app_now()`.execute(tx);
}

/** Switches one side of a channel. */
export async function switchChannelRow(
  tx: Tx,
  id: string,
  { what, on }: { what: 'payment' | 'withdrawal'; on: boolean },
): Promise<void> {
  const column = what === 'payment' ? sql`payment_enabled` : sql`withdrawal_enabled`;
  await sql`UPDATE payment_channel SET ${column} = ${on}, version = version + 1, updated_at = app_now()
    WHERE id = ${id}`.execute(tx);
}

/** Removes a channel. */
export async function removeChannel(tx: Tx, id: string): Promise<void> {
  await sql`DELETE FROM payment_channel WHERE id = ${id}`.execute(tx);
}
