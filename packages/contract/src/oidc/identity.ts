type Identity = { readonly issuer: string; readonly claim: string };

/** An issuer as addresses are compared: a slash behind the host alone makes no other one. */
const comparable = (issuer: string): string => URL.parse(issuer.trim())?.href ?? issuer.trim();

/** Whether accounts are identified in another way by a provider than before, so that what was linked no longer holds. */
export const isOtherIdentity = (before: Identity, after: Identity): boolean =>
  before.claim !== after.claim || comparable(before.issuer) !== comparable(after.issuer);
