import { invariant } from '@app/kernel/assert';
import type { Platform } from '../../../../platform/slice.ts';
import { configuredChannels } from '../../usecases/channel-config.ts';

/**
 * The live secrets of the sandbox, the first one signs: those of SANDBOX_SECRET, separated by commas, else the one
 * made at the first start and kept with the channel, so that all processes agree.
 */
export async function sandboxSecrets(platform: Platform): Promise<readonly string[]> {
  const given = platform.config.sandboxSecret?.split(',').map((secret) => secret.trim());
  const secrets = given ?? (await configuredChannels(platform, 'sandbox'))[0]?.config.secret;
  invariant(secrets, 'the sandbox channel has no secret');
  return secrets;
}
