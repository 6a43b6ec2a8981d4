import { sql } from 'kysely';
import type { Config } from '../../../platform/config/config.ts';
import { json, type Queryable } from '../../../platform/db/connect.ts';
import { type SecretBox, WrongKey } from '../../../platform/secrets/secret-box.ts';
import { secretBoxOf } from '../../../platform/secrets/secret-box-of.ts';
import type { StoredSecrets } from '../domain/channel-settings.ts';

/** Seals the secrets of channels. */
export const channelBox = secretBoxOf;

type Changed = (text: string, context: string) => string;

const mapped = (channelId: string, secrets: StoredSecrets, change: Changed): StoredSecrets =>
  Object.fromEntries(
    Object.entries(secrets).map(([name, secret]) => {
      const values = secret.values.map((value) => change(value, `payment_channel/${channelId}/${name}`));
      return [name, { ...secret, values }];
    }),
  );

/** Secrets as they are stored, readable again. Those from before they were sealed are as they are. */
export const openSecrets = (box: SecretBox, channelId: string, stored: StoredSecrets): StoredSecrets =>
  mapped(channelId, stored, (text, context) => (box.isSealed(text) ? box.open(text, context) : text));

/** Secrets as they are to be stored. */
export const sealSecrets = (box: SecretBox, channelId: string, secrets: StoredSecrets): StoredSecrets =>
  mapped(channelId, secrets, box.seal);

/** Seals what is not sealed yet; what another process changes meanwhile stays as that one wrote it. */
export async function sealStored(db: Queryable, config: Config): Promise<void> {
  const box = channelBox(config);
  const { rows } = await sql<{ id: string; identifier: string; secrets: StoredSecrets }>`
    SELECT id, identifier, secrets FROM payment_channel WHERE secrets <> '{}'`.execute(db);
  for (const { id, identifier, secrets } of rows) {
    const opened = openedOf(box, { id, identifier, secrets });
    const values = Object.values(secrets).flatMap((secret) => secret.values);
    if (values.every(box.isSealed)) continue;
    await sql`UPDATE payment_channel SET secrets = ${json(sealSecrets(box, id, opened))}
      WHERE id = ${id} AND secrets = ${json(secrets)}`.execute(db);
  }
}

/**
 * Takes away secrets that the key at hand does not open, and switches their channels off: for a shop that was restored
 * without its keys. Returns the identifiers of the channels, whose secrets have to be entered again.
 */
export async function forgetUnreadable(db: Queryable, config: Config): Promise<string[]> {
  const box = channelBox(config);
  const { rows } = await sql<{ id: string; identifier: string; secrets: StoredSecrets }>`
    SELECT id, identifier, secrets FROM payment_channel WHERE secrets <> '{}' ORDER BY identifier`.execute(db);
  const unreadable = rows.filter((channel) => {
    try {
      openedOf(box, channel);
      return false;
    } catch {
      return true;
    }
  });
  const ids = unreadable.map(({ id }) => id);
  await sql`UPDATE payment_channel SET secrets = '{}', payment_enabled = false
    WHERE id = ANY(${ids}::uuid[])`.execute(db);
  return unreadable.map(({ identifier }) => identifier);
}

function openedOf(box: SecretBox, channel: { id: string; identifier: string; secrets: StoredSecrets }): StoredSecrets {
  try {
    return openSecrets(box, channel.id, channel.secrets);
  } catch (error) {
    const why = error instanceof WrongKey ? 'they were sealed with another key' : 'they were changed in the database';
    throw new Error(
      `SECRETS_KEY does not open the secrets of the payment channel ${channel.identifier}: ${why}.\n` +
        'Without SECRETS_KEY the key is the file secrets-key in DATA_DIR. Set the one they were sealed with.',
      { cause: error },
    );
  }
}
