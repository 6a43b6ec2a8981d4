import { z } from 'zod';

/** How long what a CDN holds may be there at most: deals begin and places go by the clock as well. */
const MOST_SECONDS = 300;

/** The settings of a CDN before the shop. */
export const cdnEnvironment = {
  /** For how long a CDN may answer by itself what everybody sees alike; 0: each call reaches the shop. */
  CDN_SECONDS: z
    .string()
    .regex(/^\d{1,4}$/, `must be a whole number from 0 to ${MOST_SECONDS}`)
    .transform(Number)
    .refine((seconds) => seconds <= MOST_SECONDS, `must be a whole number from 0 to ${MOST_SECONDS}`)
    .default(0),
  /** Where a CDN hears which keys it has to forget. Without it, it forgets by time alone. */
  CDN_PURGE_URL: z
    .string()
    .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), {
      error: 'must be the address at which the CDN takes purges, such as http://10.0.0.8:6081/purge',
      abort: true,
    })
    .optional(),
  CDN_PURGE_TOKEN: z.string().min(8, 'must have 8 characters at least').max(500).optional(),
};

export type CdnSettings = {
  readonly seconds: number;
  readonly purge: { readonly url: string; readonly token: string | null } | null;
};

/** Returns the settings of a CDN, or null where none may answer by itself. */
export function cdnOf(e: z.infer<z.ZodObject<typeof cdnEnvironment>>): CdnSettings | null {
  if (e.CDN_SECONDS === 0) return null;
  const purge = e.CDN_PURGE_URL ? { url: e.CDN_PURGE_URL, token: e.CDN_PURGE_TOKEN ?? null } : null;
  return { seconds: e.CDN_SECONDS, purge };
}
