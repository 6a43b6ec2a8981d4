/** Somebody who talks with the shop: a customer, or a device of somebody without an account. */
export type Person = { readonly kind: 'customer' | 'visitor'; readonly id: string };
