import { isIP } from 'node:net';
import { join } from 'node:path';
import { z } from 'zod';
import { type CdnSettings, cdnEnvironment, cdnOf } from '../cdn/settings.ts';
import { FILES_URL_FORM, readFilesUrl, type S3Address } from '../files/storage/s3-address.ts';
import { type TracingSettings, tracingEnvironment, tracingOf } from '../tracing/settings.ts';

const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');
const whole = (min: number, max: number, called = `a whole number from ${min} to ${max}`) =>
  z
    .string()
    .regex(/^\d{1,10}$/, `must be ${called}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be ${called}`);
const port = whole(0, 65_535, 'a port number, 0 to 65535');

/** What PostgreSQL's driver makes of the text; a host may be missing, as for a socket. */
const isDatabaseAddress = (text: string): boolean =>
  /^postgres(ql)?:\/\//.test(text) && URL.canParse(text, 'postgres://base');

/** A web address of a whole host: links are made of it and a path. */
function isHome(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, search, hash, username } = new URL(text);
  return /^https?:$/.test(protocol) && pathname === '/' && !search && !hash && !username;
}

/**
 * Whether a text names proxies: an address, or a range of them (10.0.0.0/8). A number of hops is none: Fastify from 5.12.1 on takes it
 * and then trusts no proxy, so that all visitors would count as one.
 */
function isProxy(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128))
  );
}

function badFilesUrl(context: z.RefinementCtx): never {
  context.addIssue(FILES_URL_FORM);
  return z.NEVER;
}

/** An address that names of files are put behind. */
function isPublicPlace(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, search, hash, username } = new URL(text);
  return /^https?:$/.test(protocol) && !search && !hash && !username;
}

/** Two to five rounds of a usual balancer's questions, and well within the ten seconds that containers are given to end. */
const DEFAULT_DRAIN_SECONDS = 5;

/** A secret that nobody guesses; several are separated by commas. */
const secret = z
  .string()
  .min(16, { error: 'must have at least 16 characters', abort: true })
  .refine((value) => new Set(value).size >= 8, 'must not be guessable: use random characters');

/** An e-mail, alone or after a name: `Avela <hello@avela.example>`. */
const sender = z
  .string()
  .regex(/^(?:[^\r\n<>@]+<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/, 'must be an e-mail, or a name and <an e-mail>');

const databaseAddress = z
  .string()
  .refine(
    isDatabaseAddress,
    'cannot be read; it looks like postgres://user:password@host:5432/name, with special characters of the password written as %40',
  );

/** Every setting of the environment, with its default; the README's table follows this object. */
const environment = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
    PORT: port.default(3000),
    HOST: z.string().min(1).default('0.0.0.0'),
    /** Any PostgreSQL of version 15 or later; the embedded one when absent. */
    DATABASE_URL: databaseAddress.optional(),
    /** The server itself, where DATABASE_URL is a pooler that hands connections on by the transaction, such as PgBouncer. */
    DATABASE_DIRECT_URL: databaseAddress.optional(),
    /** Whether that pooler supports named prepared statements: PgBouncer does from version 1.21 on. */
    DATABASE_NAMED_STATEMENTS: flag.default(true),
    DATABASE_POOL: whole(1, 200).default(10),
    /** A Valkey or Redis that carries what processes tell one another and counts calls for all of them; PostgreSQL and each process when absent. */
    VALKEY_URL: z
      .string()
      .refine(
        (text) => /^(valkey|redis)s?:\/\//.test(text) && URL.canParse(text),
        'must be such as valkey://:password@host:6379',
      )
      .optional(),
    /** Standby servers of the database that answer reads, comma-separated; each its own address, no pooler's or balancer's. */
    DATABASE_REPLICA_URLS: z
      .string()
      .refine((text) => listed(text).every(isDatabaseAddress), {
        error:
          'must be addresses such as postgres://user:password@host:5432/name, separated by commas, with commas of a password written as %2C',
        abort: true,
      })
      .default(''),
    /** How old the data of a replica may be that answers. */
    DATABASE_REPLICA_LAG_SECONDS: whole(1, 300).default(5),
    DATA_DIR: z.string().min(1).default('.data'),
    /** A bucket of S3 for uploads and exports; `files` in DATA_DIR when absent. */
    FILES_URL: z
      .string()
      .transform((text, context) => readFilesUrl(text) ?? badFilesUrl(context))
      .optional(),
    /** Where a CDN or the bucket itself serves what lies there below `u`, if it does. */
    FILES_PUBLIC_URL: z
      .string()
      .refine(isPublicPlace, {
        error: 'must be the address of a place, such as https://files.shop.example',
        abort: true,
      })
      .transform((text) => text.replace(/\/+$/, ''))
      .optional(),
    /** Where backups go; `backups` in DATA_DIR when absent. */
    BACKUP_DIR: z.string().min(1).optional(),
    /** Where the keys of backups go; beside each backup when absent. */
    BACKUP_KEYS_DIR: z.string().min(1).optional(),
    /** web, worker or both. */
    ROLE: z.enum(['all', 'web', 'worker']).default('all'),
    /** On by default outside production: its passwords are known to everybody. */
    DEMO: flag.optional(),
    DEMO_SEED: whole(1, 1_000_000_000).default(20_261_121),
    PUBLIC_URL: z
      .string()
      .refine(isHome, 'must be the whole address of the shop, such as https://shop.example')
      .optional(),
    /** Proxies whose X-Forwarded-For is believed, comma-separated addresses. */
    TRUSTED_PROXIES: z
      .string()
      .refine(
        (text) => listed(text).every(isProxy),
        'must be addresses, or ranges such as 10.0.0.0/8, separated by commas',
      )
      .default(''),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
    /** Signs webhooks of the sandbox; several, separated by commas, in a rotation. Made and kept with the channel if absent. */
    SANDBOX_SECRET: secret.optional(),
    STAFF_DEFAULT_PASSWORD: z.string().min(6).max(16).optional(),
    /** Check every answer against its schema; on by default outside production. */
    CHECK_ANSWERS: flag.optional(),
    RATE_LIMITS: flag.default(true),
    /** How long after SIGTERM it still serves while /readyz says no, so that balancers notice; 5 in a real shop's web process. */
    DRAIN_SECONDS: whole(0, 300).optional(),
    /** Where a process that is a worker alone answers /healthz, /readyz and /metrics. */
    HEALTH_PORT: port.default(3001),
    /** Opens /metrics as `Authorization: Bearer …`. */
    METRICS_TOKEN: secret.optional(),
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
    ...tracingEnvironment,
    ...cdnEnvironment,
  })
  .refine((e) => !e.DATABASE_DIRECT_URL || e.DATABASE_URL, {
    path: ['DATABASE_DIRECT_URL'],
    message: 'stands beside DATABASE_URL, which is then the address of the pooler',
  })
  .refine((e) => !e.DATABASE_REPLICA_URLS || e.DATABASE_URL, {
    path: ['DATABASE_REPLICA_URLS'],
    message: 'stands beside DATABASE_URL, whose copies they are',
  })
  .refine((e) => !e.FILES_PUBLIC_URL || e.FILES_URL, {
    path: ['FILES_PUBLIC_URL'],
    message: 'stands beside FILES_URL, whose files it serves',
  })
  .refine((e) => !e.CDN_PURGE_URL || e.CDN_SECONDS > 0, {
    path: ['CDN_PURGE_URL'],
    message: 'stands beside CDN_SECONDS, without which a CDN holds nothing',
  })
  .refine((e) => !e.SMTP_URL?.startsWith('smtp') || e.MAIL_FROM, {
    path: ['MAIL_FROM'],
    message: 'is needed beside SMTP_URL',
  })
  .refine((e) => e.NODE_ENV !== 'production' || e.DEMO || e.SECRETS_KEY, {
    path: ['SECRETS_KEY'],
    message:
      'is missing: a real shop names the key that seals the secrets of its payment channels; make one with `openssl rand -base64 32` and keep it apart from the database',
  });

export type Config = {
  readonly env: 'development' | 'production' | 'test';
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string | null;
  /** The server itself; null where `databaseUrl` is. */
  readonly databaseDirectUrl: string | null;
  /** Null: no pooler is between. */
  readonly pooler: { readonly named: boolean } | null;
  readonly databasePool: number;
  readonly valkeyUrl: string | null;
  /** Standby servers that answer reads. */
  readonly replicas: { readonly urls: readonly string[]; readonly lagSeconds: number };
  readonly dataDir: string;
  /** Where files lie: a bucket, else DATA_DIR; and the address that serves the public ones of the bucket. */
  readonly files: { readonly s3: S3Address | null; readonly publicUrl: string | null };
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
  /** Seconds after SIGTERM in which a web process still serves while it says that it is not ready. */
  readonly drainSeconds: number;
  readonly healthPort: number;
  /** Null: /metrics goes by the address of whoever asks. */
  readonly metricsToken: string | null;
  /** Null: no CDN answers by itself. */
  readonly cdn: CdnSettings | null;
  /** Null: nothing is traced. */
  readonly tracing: TracingSettings | null;
};

const listed = (text: string): string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

const enginesOf = (
  e: z.infer<typeof environment>,
): Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'pooler' | 'valkeyUrl'> => ({
  valkeyUrl: e.VALKEY_URL ?? null,
  databaseUrl: e.DATABASE_URL ?? null,
  databaseDirectUrl: e.DATABASE_DIRECT_URL ?? null,
  pooler: e.DATABASE_DIRECT_URL ? { named: e.DATABASE_NAMED_STATEMENTS } : null,
});

const filesOf = (e: z.infer<typeof environment>): Config['files'] => ({
  s3: e.FILES_URL ?? null,
  publicUrl: e.FILES_PUBLIC_URL ?? null,
});

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
    ...enginesOf(e),
    databasePool: e.DATABASE_POOL,
    replicas: { urls: listed(e.DATABASE_REPLICA_URLS), lagSeconds: e.DATABASE_REPLICA_LAG_SECONDS },
    dataDir: e.DATA_DIR,
    files: filesOf(e),
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
    drainSeconds: e.DRAIN_SECONDS ?? (e.NODE_ENV === 'production' && !demo ? DEFAULT_DRAIN_SECONDS : 0),
    healthPort: e.HEALTH_PORT,
    metricsToken: e.METRICS_TOKEN ?? null,
    tracing: tracingOf(e),
    cdn: cdnOf(e),
  };
}

/** Returns the configuration of a program that works on the server itself, past a pooler and without its copies: backups. */
export const readDirectly = (config: Config): Config => ({
  ...config,
  databaseUrl: config.databaseDirectUrl ?? config.databaseUrl,
  databaseDirectUrl: null,
  pooler: null,
  valkeyUrl: null,
  replicas: { ...config.replicas, urls: [] },
});
