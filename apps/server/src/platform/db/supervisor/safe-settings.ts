/** Runs one statement and gives its rows. */
export type RowsOf = (sql: string) => Promise<readonly Record<string, unknown>[]>;

type Rule = { setting: string; allowed: (value: string) => boolean; reason: string; remedy: string };

const isOn = (value: string) => value === 'on';

// What money needs from the database; the same list for our own server and for one behind DATABASE_URL.
const rules: Rule[] = [
  {
    setting: 'fsync',
    allowed: isOn,
    reason: 'a power cut can destroy the whole database',
    remedy: 'set fsync = on in postgresql.conf and reload',
  },
  {
    setting: 'synchronous_commit',
    allowed: (value) => value !== 'off',
    reason: 'an acknowledged payment can be lost in a crash',
    remedy: 'set synchronous_commit = on in postgresql.conf, and for this role and database',
  },
  {
    setting: 'full_page_writes',
    allowed: isOn,
    reason: 'a power cut can tear a page',
    remedy: 'set full_page_writes = on in postgresql.conf and reload',
  },
  {
    setting: 'data_checksums',
    allowed: isOn,
    reason: 'a rotten disk block would be served as good data',
    remedy:
      'stop the server, run `pg_checksums --enable -D <its data folder>` and start it again, or make a new one with `initdb --data-checksums`',
  },
  {
    setting: 'default_transaction_isolation',
    allowed: (value) => value === 'read committed',
    reason: 'the locking of this program is proven for read committed',
    remedy: "ALTER DATABASE … SET default_transaction_isolation = 'read committed'",
  },
  {
    setting: 'TimeZone',
    allowed: (value) => /^(etc\/)?(utc|uct|zulu|universal)$/i.test(value),
    reason: 'dates would be cut at another midnight',
    remedy: "ALTER DATABASE … SET timezone = 'UTC'",
  },
];

/** The settings of this session that are not safe for money, one line each; empty when all is well. */
export async function assertSafeSettings(query: RowsOf): Promise<string[]> {
  const columns = rules.map(({ setting }, index) => `current_setting('${setting}') AS s${index}`);
  const [row] = await query(`SELECT ${columns.join(', ')}`);
  return rules.flatMap(({ setting, allowed, reason, remedy }, index) => {
    const value = String(row?.[`s${index}`]);
    return allowed(value) ? [] : [`unsafe database setting ${setting} = ${value}: ${reason}. To mend it: ${remedy}.`];
  });
}
