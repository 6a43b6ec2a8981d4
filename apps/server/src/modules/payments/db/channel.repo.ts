import { randomBytes } from 'node:crypto';
import type { Localized } from '@app/contract/core/locale';
import { sql } from 'kysely';
import { cachedValue } from '../../../platform/cached-value.ts';
import { json, type Queryable } from '../../../platform/db/connect.ts';
import { enqueueRead } from '../../../platform/db/pipeline/queue.ts';
import { staticSql } from '../../../platform/db/static-sql.ts';
import type { ChannelKindName } from '../channels/channel-kind.ts';

export type ChannelRow = {
  readonly id: string;
  readonly identifier: string;
  readonly kind: ChannelKindName;
  readonly title: Localized;
  readonly description: Localized;
  readonly image: string | null;
  readonly minimumUsd: number | null;
  readonly maximumUsd: number | null;
  readonly minimumWithdrawalUsd: number | null;
  readonly maximumWithdrawalUsd: number | null;
  readonly paymentEnabled: boolean;
  readonly withdrawalEnabled: boolean;
};

const columns = sql`id, identifier, kind, title, description, image, minimum_usd AS "minimumUsd",
  maximum_usd AS "maximumUsd", minimum_withdrawal_usd AS "minimumWithdrawalUsd",
  maximum_withdrawal_usd AS "maximumWithdrawalUsd", payment_enabled AS "paymentEnabled", withdrawal_enabled AS "withdrawalEnabled"`;

/**
 * All channels in the order of the shop, from memory; read again when the tag `channels` is dropped. Not for use
 * inside a transaction: the reading takes a second connection, which callers waiting for each other may not leave.
 */
export const allChannels = cachedValue(['channels', '*'], async (platform): Promise<readonly ChannelRow[]> => {
  const { rows } = await sql<ChannelRow>`
    SELECT ${columns} FROM payment_channel ORDER BY sort_weight, identifier`.execute(platform.db);
  return rows;
});

/** Reads one channel as it is now together with the next statement; `heard` is told it, or null, before. */
export const channelById = (db: Queryable, id: string, heard: (row: ChannelRow | null) => void): Promise<void> =>
  enqueueRead<ChannelRow>(db, staticSql`SELECT ${columns} FROM payment_channel WHERE id = ${id}`, {
    rows: (rows) => heard(rows[0] ?? null),
  });

/** The id of the first channel of a kind, or null. */
export async function channelOfKind(db: Queryable, kind: ChannelKindName): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM payment_channel WHERE kind = ${kind} ORDER BY sort_weight, identifier LIMIT 1`.execute(db);
  return rows[0]?.id ?? null;
}

const shipped = [
  {
    id: '0190a000-0000-7000-8000-00000000b001',
    identifier: 'balance',
    kind: 'balance',
    title: { 'en-US': 'Wallet balance', 'zh-cn': '钱包余额', es: 'Saldo de la cartera', pt: 'Saldo da carteira' },
    description: {
      'en-US': 'Paid at once from your wallet',
      'zh-cn': '直接从钱包扣款，即时到账',
      es: 'Se paga al instante desde tu cartera',
      pt: 'Pago na hora com a sua carteira',
    },
    sortWeight: 10,
  },
  {
    id: '0190a000-0000-7000-8000-00000000b002',
    identifier: 'sandbox',
    kind: 'sandbox',
    title: { 'en-US': 'Test card', 'zh-cn': '测试银行卡', es: 'Tarjeta de prueba', pt: 'Cartão de teste' },
    description: {
      'en-US': 'A card page for trying things out, no real money',
      'zh-cn': '用于体验的银行卡页面，不会真实扣款',
      es: 'Una página de tarjeta para probar, sin dinero real',
      pt: 'Uma página de cartão para testar, sem dinheiro real',
    },
    sortWeight: 20,
  },
] as const;

/**
 * Makes sure the channels that ship exist, the sandbox in a demo alone. Rows that the back office has changed stay as they
 * are.
 */
export async function ensureChannels(db: Queryable, demo: boolean): Promise<void> {
  await db
    .insertInto('payment_channel')
    .values(
      shipped
        .filter(({ kind }) => demo || kind !== 'sandbox')
        .map((channel) => ({
          id: channel.id,
          identifier: channel.identifier,
          kind: channel.kind,
          title: json(channel.title),
          description: json(channel.description),
          sort_weight: channel.sortWeight,
          secrets: json(
            channel.kind === 'sandbox'
              ? { secret: { values: [randomBytes(32).toString('base64url')], changedAt: null } }
              : {},
          ),
        })),
    )
    .onConflict((conflict) => conflict.column('identifier').doNothing())
    .execute();
}
