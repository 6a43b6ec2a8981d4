import { join } from 'node:path';
import { z } from 'zod';

const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');
const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port number')
  .transform(Number)
  .pipe(z.int().min(0).max(65_535));
const whole = (min: number, max: number) =>
  z.string().regex(/^\d+$/, 'must be a whole number').transform(Number).pipe(z.int().min(min).max(max));

/** A secret that nobody guesses; several are separated by commas. */
const secret = z
  .string()
  .min(16, { error: 'must have at least 16 characters', abort: true })
  .refine((value) => new Set(value).size >= 8, 'must not be guessable: use random characters');

/** An e-mail, alone or after a name: `Avela <hello@avela.example>`. */
const sender = z
  .string()
  .regex(/^(?:[^\r\n<>@]+<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/, 'must be an e-mail, or a name and <an e-mail>');

/** Every setting of the environment, with its default; the README's table follows this object. */
const environment = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
    PORT: port.default(3000),
    HOST: z.string().min(1).default('0.0.0.0'),
    /** Any PostgreSQL of version 15 or later; the embedded one when absent. */
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
      .optional(),
    DATABASE_POOL: whole(2, 200).default(10),
    DATA_DIR: z.string().min(1).default('.data'),
    /** Where backups go; `backups` in DATA_DIR when absent. */
    BACKUP_DIR: z.string().min(1).optional(),
    /** Where the keys of backups go; beside each backup when absent. */
    BACKUP_KEYS_DIR: z.string().min(1).optional(),
    /** web, worker or both. */
    ROLE: z.enum(['all', 'web', 'worker']).default('all'),
    /** On by default outside production: its passwords are known to everybody. */
    DEMO: flag.optional(),
    DEMO_SEED: whole(1, 1_000_000_000).default(20_261_121),
    PUBLIC_URL: z.url().optional(),
    /** Proxies whose X-Forwarded-For is believed, comma-separated addresses. */
    TRUSTED_PROXIES: z.string().default(''),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
    /** Signs webhooks of the sandbox; several, separated by commas, in a rotation. Made and kept with the channel if absent. */
    SANDBOX_SECRET: secret.optional(),
    STAFF_DEFAULT_PASSWORD: z.string().min(6).max(16).optional(),
    /** Check every answer against its schema; on by default outside production. */
    CHECK_ANSWERS: flag.optional(),
    RATE_LIMITS: flag.default(true),
    CSRF_SECRET: secret.optional(),
    /** Seals the secrets of payment channels in the database: 32 random bytes, base64. */
    SECRETS_KEY: z
      .string()
      .regex(/^[A-Za-z0-9+/_-]{43}=?$/, 'must be 32 random bytes in base64, such as `openssl rand -base64 32` makes')
      .transform((text) => Buffer.from(text, 'base64'))
      .refine((key) => new Set(key).size >= 8, 'must not be guessable: use random bytes')
      .optional(),
    /** The mail server, such as smtps://user:password@mail.example.com; mails stay in the outbox when absent. */
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must begin with smtp:// or smtps://' }).optional(),
    MAIL_FROM: sender.optional(),
    /** Hosts that payment channels may call by https, comma-separated; `.example.com` stands for all below it. */
    OUTBOUND_HOSTS: z
      .string()
      .regex(/^[a-zA-Z0-9.,\- ]*$/, 'must be host names separated by commas')
      .default('api.stripe.com'),
  })
  .refine((e) => !e.SMTP_URL?.startsWith('smtp') || e.MAIL_FROM, {
    path: ['MAIL_FROM'],
    message: 'is needed beside SMTP_URL',
  });

export type Config = {
  readonly env: 'development' | 'production' | 'test';
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string | null;
  readonly databasePool: number;
  readonly dataDir: string;
  readonly backupDir: string;
  /** Null: beside each backup. */
  readonly backupKeysDir: string | null;
  /** Backups are made by the clock: in a real shop, and wherever a folder for them is named. */
  readonly scheduledBackups: boolean;
  readonly role: 'all' | 'web' | 'worker';
  readonly demo: boolean;
  readonly demoSeed: number;
  readonly publicUrl: string | null;
  readonly trustedProxies: readonly string[];
  readonly logLevel: string;
  readonly sandboxSecret: string | null;
  readonly staffDefaultPassword: string | null;
  readonly csrfSecret: string | null;
  /** 32 bytes. */
  readonly secretsKey: Buffer | null;
  /** Null: no mail is sent, all are kept. */
  readonly mail: { readonly smtpUrl: string; readonly from: string } | null;
  /** Hosts that the server may call for payment channels. */
  readonly outboundHosts: readonly string[];
  readonly checkAnswers: boolean;
  readonly rateLimits: boolean;
};

const listed = (text: string): string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

/** Reads the environment. Throws one Error whose message has a line per bad setting, naming it and what it must be. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const result = environment.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The configuration has errors:\n${lines.join('\n')}`);
  }
  const e = result.data;
  const demo = e.DEMO ?? e.NODE_ENV !== 'production';
  return {
    env: e.NODE_ENV,
    port: e.PORT,
    host: e.HOST,
    databaseUrl: e.DATABASE_URL ?? null,
    databasePool: e.DATABASE_POOL,
    dataDir: e.DATA_DIR,
    backupDir: e.BACKUP_DIR ?? join(e.DATA_DIR, 'backups'),
    backupKeysDir: e.BACKUP_KEYS_DIR ?? null,
    scheduledBackups: e.BACKUP_DIR !== undefined || (!demo && e.NODE_ENV !== 'test'),
    role: e.ROLE,
    demo,
    demoSeed: e.DEMO_SEED,
    publicUrl: e.PUBLIC_URL ?? null,
    trustedProxies: listed(e.TRUSTED_PROXIES),
    logLevel: e.LOG_LEVEL,
    sandboxSecret: e.SANDBOX_SECRET ?? null,
    staffDefaultPassword: e.STAFF_DEFAULT_PASSWORD ?? null,
    csrfSecret: e.CSRF_SECRET ?? null,
    secretsKey: e.SECRETS_KEY ?? null,
    mail: e.SMTP_URL && e.MAIL_FROM ? { smtpUrl: e.SMTP_URL, from: e.MAIL_FROM } : null,
    outboundHosts: listed(e.OUTBOUND_HOSTS.toLowerCase()),
    checkAnswers: e.CHECK_ANSWERS ?? e.NODE_ENV !== 'production',
    rateLimits: e.RATE_LIMITS,
  };
}
