/** What a provider says of who signed in: claims of the ID token, with those of its user info where those were read. */
export type Claims = Readonly<Record<string, unknown>>;

/** Longest value of an identifying claim. */
const SUBJECT_MAX = 500;
/** Longest name of an account as it is shown. */
const ACCOUNT_MAX = 200;

const textOf = (value: unknown, max: number): string | null => {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || text === '' || text.length > max) return null;
  return text.includes('\u0000') || !text.isWellFormed() ? null : text;
};

/** The value of the claim that says whose account it is; null where there is none that can be stored. */
export const subjectIn = (claims: Claims, claim: string): string | null => textOf(claims[claim], SUBJECT_MAX);

/** The e-mail of the account in small letters, where the provider says that it verified it; else null. */
export function verifiedEmailIn(claims: Claims): string | null {
  const email = claims.email_verified === true ? textOf(claims.email, ACCOUNT_MAX) : null;
  return email === null ? null : email.toLowerCase();
}

/** What people know the account by: its e-mail, else a name, else what identifies it. */
export const accountIn = (claims: Claims, subject: string): string =>
  textOf(claims.email, ACCOUNT_MAX) ??
  textOf(claims.preferred_username, ACCOUNT_MAX) ??
  textOf(claims.name, ACCOUNT_MAX) ??
  subject.slice(0, ACCOUNT_MAX);

/** Authentication methods (RFC 8176) that stand for a second factor. */
const SECOND_FACTORS: ReadonlySet<unknown> = new Set(['mfa', 'otp', 'hwk']);

/** Whether the provider says that it asked for a second factor. */
export const saysSecondFactor = ({ amr }: Claims): boolean =>
  Array.isArray(amr) && amr.some((method) => SECOND_FACTORS.has(method));
