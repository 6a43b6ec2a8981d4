import { createHash } from 'node:crypto';

/** Whose a passkey is. */
export type Owner = { readonly kind: 'customer' | 'staff'; readonly id: string };

/**
 * What authenticators keep a person by: the same for all their passkeys here, another one for staff than for customers, and
 * nothing that says who it is.
 */
export const userHandle = ({ kind, id }: Owner): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(`passkey ${kind} ${id}`).digest());
