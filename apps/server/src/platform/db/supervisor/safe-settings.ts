/** Runs one statement and gives its rows. */
export type RowsOf = (sql: string) => Promise<readonly Record<string, unknown>[]>;

type Rule = { setting: string; allowed: (value: string) => boolean; reason: string };

const isOn = (value: string) => value === 'on';

// What money needs from the database; the same list for our own server and for one behind DATABASE_URL.
const rules: Rule[] = [
  { setting: 'fsync', allowed: isOn, reason: 'a power cut can destroy the whole database' },
  {
    setting: 'synchronous_commit',
    allowed: (value) => value !== 'off',
    reason: 'an acknowledged payment can be lost in a crash',
  },
  { setting: 'full_page_writes', allowed: isOn, reason: 'a power cut can tear a page' },
  { setting: 'data_checksums', allowed: isOn, reason: 'a rotten disk block would be served as good data' },
  {
    setting: 'default_transaction_isolation',
    allowed: (value) => value === 'read committed',
    reason: 'the locking of this program is proven for read committed',
  },
  {
    setting: 'TimeZone',
    allowed: (value) => /^(etc\/)?(utc|uct|zulu|universal)$/i.test(value),
    reason: 'dates would be cut at another midnight; it must be UTC',
  },
];

/** The settings of this session that are not safe for money, one line each; empty when all is well. */
export async function assertSafeSettings(query: RowsOf): Promise<string[]> {
  const columns = rules.map(({ setting }, index) => `current_setting('${setting}') AS s${index}`);
  const [row] = await query(`SELECT ${columns.join(', ')}`);
  return rules.flatMap(({ setting, allowed, reason }, index) => {
    const value = String(row?.[`s${index}`]);
    return allowed(value) ? [] : [`unsafe database setting ${setting} = ${value}: ${reason}`];
  });
}
