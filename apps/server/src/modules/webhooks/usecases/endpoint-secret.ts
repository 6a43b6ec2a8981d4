import type { SecretBox } from '../../../platform/secrets/secret-box.ts';

const contextOf = (endpointId: string): string => `webhook_endpoint/${endpointId}`;

/** The secret of an address as it is stored. */
export const sealSecret = (box: SecretBox, endpointId: string, secret: string): string =>
  box.seal(secret, contextOf(endpointId));

/** The secret of an address, readable again. Throws where it was sealed with another key. */
export const openSecret = (box: SecretBox, endpointId: string, sealed: string): string =>
  box.open(sealed, contextOf(endpointId));
