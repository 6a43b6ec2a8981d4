import type { ConfiguredKind } from '@app/contract/payments/channels/config/kinds';
import { sql } from 'kysely';
import { cachedValue } from '../../../platform/cached-value.ts';
import type { StoredSettings } from '../domain/channel-settings.ts';
import { channelBox, openSecrets } from './sealed-secrets.ts';

type StoredConfig = StoredSettings & {
  readonly id: string;
  readonly identifier: string;
  readonly kind: ConfiguredKind;
};

/** Config and secrets of every channel, from memory; read again when the tag `channels` is dropped. */
export const storedConfigs = cachedValue(['channels', '*'], async (platform): Promise<readonly StoredConfig[]> => {
  const { rows } = await sql<StoredConfig>`
    SELECT id, identifier, kind, config, secrets FROM payment_channel ORDER BY sort_weight, identifier`.execute(
    platform.db,
  );
  const box = channelBox(platform.config);
  return rows.map((row) => ({ ...row, secrets: openSecrets(box, row.id, row.secrets) }));
});
