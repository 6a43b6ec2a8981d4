import { invariant } from '@app/kernel/assert';
import { keptValue } from '../../../../platform/kept-value.ts';
import type { Platform } from '../../../../platform/slice.ts';

const stored = keptValue(['channels', '*'], async (platform) => {
  const row = await platform.db
    .selectFrom('payment_channel')
    .select('config')
    .where('identifier', '=', 'sandbox')
    .executeTakeFirst();
  return row?.config.secret ?? null;
});

/**
 * The live secrets of the sandbox, the first one signs: those of SANDBOX_SECRET, separated by commas, else the one
 * made at the first start and kept with the channel, so that all processes agree.
 */
export async function sandboxSecrets(platform: Platform): Promise<readonly string[]> {
  const text = platform.config.sandboxSecret ?? (await stored(platform));
  invariant(text, 'the sandbox channel has no secret');
  return text.split(',').map((secret) => secret.trim());
}
