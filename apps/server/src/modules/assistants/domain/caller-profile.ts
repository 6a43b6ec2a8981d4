import { z } from 'zod';
import type { SigningKey } from './http-signature.ts';
import { ProtocolError } from './protocol-error.ts';
import { ORDER } from './ucp-version.ts';

const version = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const registry = z.record(z.string(), z.array(z.unknown()));

/** What is read of the profile of an assistant; what else it says is let be. */
const shape = z.object({
  ucp: z.object({
    version,
    services: registry,
    payment_handlers: registry,
    capabilities: z.record(z.string(), z.array(z.object({ version, config: z.unknown().optional() }))).default({}),
  }),
  signing_keys: z
    .array(
      z.object({
        kid: z.string(),
        kty: z.string(),
        crv: z.string().optional(),
        x: z.string().optional(),
        y: z.string().optional(),
      }),
    )
    .max(50)
    .default([]),
});

type NamedWithConfig = Readonly<Record<string, readonly { readonly version: string; readonly config?: unknown }[]>>;

const orderConfig = z.object({ webhook_url: z.url().max(2_000) });

/** Where an assistant wants news of its orders by a version of the protocol; null where it names no address. */
export function orderWebhookOf(profile: CallerProfile, of: { readonly version: string }): string | null {
  const entry = profile.capabilities[ORDER]?.find(({ version: named }) => named === of.version);
  const config = orderConfig.safeParse(entry?.config);
  return config.success ? config.data.webhook_url : null;
}

export type CallerProfile = {
  readonly url: string;
  readonly version: string;
  readonly capabilities: NamedWithConfig;
  readonly keys: readonly SigningKey[];
};

/** Longest profile that is read. */
const MOST = 256 * 1024;

/** Reads the profile of an assistant. Throws profile_malformed where it is none. */
export function callerProfile(url: string, text: string): CallerProfile {
  const malformed = (why: string) => new ProtocolError(422, 'profile_malformed', `The profile ${why}`);
  if (text.length > MOST) throw malformed('is too long');
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw malformed('is not JSON');
  }
  const parsed = shape.safeParse(read);
  if (!parsed.success) throw malformed(`breaks its schema at ${parsed.error.issues[0]?.path.join('.') || 'its root'}`);
  const { ucp, signing_keys: keys } = parsed.data;
  return { url, version: ucp.version, capabilities: ucp.capabilities, keys };
}

const FLOOR_MS = 60_000;
const CEILING_MS = 24 * 3_600_000;

/** For how long a profile counts as fresh: as its answer says, but not less than a minute. */
export function freshFor(cacheControl: string | null): number {
  const seconds = /(?:^|[\s,])max-age=(\d{1,9})/i.exec(cacheControl ?? '')?.[1];
  return Math.min(CEILING_MS, Math.max(FLOOR_MS, Number(seconds ?? 0) * 1000));
}
