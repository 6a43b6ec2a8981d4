import { refuse } from '@app/contract/core/refuse';
import { secretBoxOf } from '../../../platform/secrets/secret-box-of.ts';
import type { Platform } from '../../../platform/slice.ts';

const contextOf = (providerId: string): string => `oidc_provider/${providerId}`;

/** The client secret of a provider as it is stored. */
export const sealSecret = ({ config }: Platform, providerId: string, secret: string): string =>
  secretBoxOf(config).seal(secret, contextOf(providerId));

/** The client secret of a provider, readable again. Refuses oidc.sealed where it was sealed with another key. */
export function openSecret(platform: Platform, providerId: string, sealed: string): string {
  try {
    return secretBoxOf(platform.config).open(sealed, contextOf(providerId));
  } catch (error) {
    platform.log.error({ err: error, provider: providerId }, 'the secret of a sign-in provider does not open');
    return refuse('oidc.sealed');
  }
}
