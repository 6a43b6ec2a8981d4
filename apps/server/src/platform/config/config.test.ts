import { expect, test } from 'vitest';
import { SECRETS_KEY } from '../../testing/secrets-key.ts';
import { readConfig, readDirectly } from './config.ts';

test('an empty environment is the demo on this machine', () => {
  expect(readConfig({})).toMatchObject({
    env: 'development',
    port: 3000,
    databaseUrl: null,
    demo: true,
    rateLimits: true,
    checkAnswers: true,
    trustedProxies: [],
  });
});

test('a real shop is no demo unless it says so, and answers are not checked', () => {
  const shop = { NODE_ENV: 'production', SECRETS_KEY };
  expect(readConfig(shop)).toMatchObject({ demo: false, checkAnswers: false, drainSeconds: 5 });
  expect(readConfig({ ...shop, DRAIN_SECONDS: '0' }).drainSeconds).toBe(0);
  expect(readConfig({ NODE_ENV: 'production', DEMO: 'true' })).toMatchObject({ demo: true, drainSeconds: 0 });
});

test('a real shop names the key of its secrets', () => {
  expect(refusalOf({ NODE_ENV: 'production' })[1]).toMatch(/^ {2}SECRETS_KEY: is missing: .*openssl rand/);
  expect(refusalOf({ NODE_ENV: 'production' })).toHaveLength(2);
});

test('a single connection is refused in plain words', () => {
  expect(refusalOf({ DATABASE_POOL: '0' })).toEqual([
    'The configuration has errors:',
    '  DATABASE_POOL: must be a whole number from 1 to 200',
  ]);
});

test('an empty value is an absent one', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null });
});

const wrong: Record<string, string[]> = {
  NODE_ENV: ['prod'],
  PORT: ['abc', '70000', '-1', '3e3', '0x10'],
  DATABASE_URL: ['mysql://x', 'localhost:5432', 'postgres://u:p@host:notaport/db', 'postgres://u:p#x@h:99999/d'],
  DATABASE_POOL: ['0', '201', '2.5', ' 20 '],
  DATABASE_REPLICA_URLS: ['mysql://x', 'postgres://u:p@one/db,two:5432', 'postgres://u:p#x@h:99999/d'],
  DATABASE_REPLICA_LAG_SECONDS: ['0', '301', '1.5'],
  FILES_URL: ['s3://host/bucket', 'https://k:s@host/bucket', 's3://k:s@host', 's3://k:s@host/b?region=x&acl=1'],
  FILES_PUBLIC_URL: ['cdn', 'ftp://cdn.example', 'https://cdn.example/?a=1'],
  VALKEY_URL: ['host:6379', 'http://host', 'redis://:6379:x'],
  CDN_SECONDS: ['-1', '301', '1.5'],
  CDN_PURGE_URL: ['cdn', 'ftp://cdn.example'],
  CDN_PURGE_TOKEN: ['short'],
  ROLE: ['worker,web'],
  DEMO: ['yes'],
  DEMO_SEED: ['0'],
  PUBLIC_URL: ['shop', 'ftp://shop.example', 'https://shop.example/store', 'https://shop.example/?a=1'],
  DRAIN_SECONDS: ['-1', '301', '1.5'],
  HEALTH_PORT: ['x', '65536'],
  METRICS_TOKEN: ['short'],
  LOG_LEVEL: ['verbose'],
  SANDBOX_SECRET: ['short', 'aaaaaaaaaaaaaaaaaaaa'],
  CSRF_SECRET: ['short', '1212121212121212'],
  SECRETS_KEY: ['short', `${'A'.repeat(43)}=`, 'x'.repeat(44)],
  STAFF_DEFAULT_PASSWORD: ['12345', 'a'.repeat(17)],
  RATE_LIMITS: ['off'],
  SMTP_URL: ['mail.example.com', 'https://mail.example.com'],
  MAIL_FROM: ['nobody', 'Avela <nobody>', 'a@b.example\r\nBcc: c@d.example'],
};
test.each(Object.entries(wrong).flatMap(([name, values]) => values.map((value) => [name, value] as const)))(
  '%s=%s is refused with one line that names it',
  (name, value) => {
    const lines = refusalOf({ [name]: value });
    expect(lines[0]).toBe('The configuration has errors:');
    expect(lines.slice(1)).toHaveLength(1);
    expect(lines[1]).toMatch(new RegExp(`^  ${name}: \\S`));
  },
);

test('standby servers are copies of a database that is named, each by its own address', () => {
  const DATABASE_URL = 'postgres://u:p@one/db';
  const DATABASE_REPLICA_URLS = 'postgres://u:p@two/db, postgres://u:p@three/db';
  expect(refusalOf({ DATABASE_REPLICA_URLS })[1]).toMatch(/^ {2}DATABASE_REPLICA_URLS: \S/);
  expect(readConfig({ DATABASE_URL, DATABASE_REPLICA_URLS }).replicas).toEqual({
    urls: ['postgres://u:p@two/db', 'postgres://u:p@three/db'],
    lagSeconds: 5,
  });
  expect(readConfig({ DATABASE_URL }).replicas.urls).toEqual([]);
  // A backup is proven in a database of its own, whose copies they are not.
  expect(readDirectly(readConfig({ DATABASE_URL, DATABASE_REPLICA_URLS })).replicas.urls).toEqual([]);
});

test('a mail server needs a sender', () => {
  expect(refusalOf({ SMTP_URL: 'smtp://mail.example.com' })[1]).toMatch(/^ {2}MAIL_FROM: \S/);
  expect(readConfig({ SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'Avela <hi@avela.example>' }).mail).toEqual({
    smtpUrl: 'smtp://mail.example.com',
    from: 'Avela <hi@avela.example>',
  });
  expect(readConfig({ MAIL_FROM: 'hi@avela.example' }).mail).toBeNull();
});

test('proxies are named by their addresses: a number of them would trust none, silently', () => {
  const proxies = (text: string) => readConfig({ TRUSTED_PROXIES: text }).trustedProxies;
  expect(proxies('127.0.0.1, 10.0.0.0/8,2001:db8::/32')).toEqual(['127.0.0.1', '10.0.0.0/8', '2001:db8::/32']);
  for (const wrong of ['1', 'true', 'proxy.example', '10.0.0.0/33', '10.0.0.0/8/1', '0.0.0.0/0', '10.0.0.1 10.0.0.2'])
    expect(() => proxies(wrong), wrong).toThrow('TRUSTED_PROXIES: must be addresses');
});

test('every bad value is told at once', () => {
  const env = Object.fromEntries(Object.entries(wrong).map(([name, values]) => [name, values[0] ?? '']));
  expect(refusalOf(env)).toHaveLength(1 + Object.keys(wrong).length);
});

function refusalOf(env: Record<string, string>): string[] {
  try {
    readConfig(env);
  } catch (error) {
    return (error as Error).message.split('\n');
  }
  throw new Error('accepted');
}
