import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** One statement as it went over the wire. */
export type Spoken = { readonly text: string; readonly values: readonly (string | Buffer | null)[] };

type Wire = {
  parse(message: { text: string; name: string }): void;
  bind(message: { statement: string; values: readonly unknown[] }): void;
};

/** Hears the statements of this process. */
export type Ear = {
  /** Every statement that is sent while `work` runs, in its order. */
  during(work: () => Promise<unknown>): Promise<Spoken[]>;
};

/** Hears what all connections of this process send that are opened from now on. */
export function listen(): Ear {
  let heard: Spoken[] | null = null;
  const wire = pg.Connection.prototype as unknown as Wire;
  const { parse, bind } = wire;
  const known = new WeakMap<Wire, Map<string, string>>();
  wire.parse = function (message) {
    const texts = known.get(this) ?? new Map<string, string>();
    known.set(this, texts.set(message.name, message.text));
    parse.call(this, message);
  };
  wire.bind = function (message) {
    const values = message.values.map((value) => (value === null || Buffer.isBuffer(value) ? value : String(value)));
    heard?.push({ text: known.get(this)?.get(message.statement) ?? '', values });
    bind.call(this, message);
  };
  return {
    during: async (work) => {
      const own: Spoken[] = [];
      heard = own;
      await work().finally(() => {
        heard = null;
      });
      return own;
    },
  };
}

/** pgbench takes a colon before a letter or digit for a variable, inside quotes too. */
const quoted = (text: string): string =>
  `E'${text.replaceAll('\\', '\\\\').replaceAll("'", "''").replaceAll(':', '\\x3a')}'`;

/** A value that differs with every run, and pgbench's variable that stands for it. */
export type Token = {
  readonly value: string;
  readonly variable: string;
  /** Only in statements with these words: for a value from an answer, which is found elsewhere by chance. */
  readonly within?: string;
};

/** Text with tokens in it as an expression of SQL, where `of` stands before the name of a variable. */
function composed(text: string, tokens: readonly Token[], of: ':' | 'known.'): string {
  const token = tokens.find(({ value }) => text.includes(value));
  if (!token) return quoted(text);
  const parts = text.split(token.value).map((part) => composed(part, tokens, of));
  return `(${parts.join(` || ${of}${token.variable}::text || `)})`;
}

/**
 * A script for pgbench that says the same. `first` is a query whose columns are the variables; texts that are put
 * together from them are so in the same query, so that each arrives as one value, as it does from the product. `answers`
 * are words of statements whose own columns become variables, too.
 */
export function scriptOf(
  spoken: readonly Spoken[],
  given: { tokens: readonly Token[]; first: string; answers?: readonly string[] },
): string {
  const texts = new Map<string, string>();
  const nameOf = (expression: string): string => {
    const name = texts.get(expression) ?? `text${texts.size}`;
    texts.set(expression, name);
    return `:${name}`;
  };
  const known = given.tokens.filter(({ within }) => within === undefined);

  function literal(value: string | Buffer | null, text: string): string {
    if (value === null) return 'NULL';
    if (Buffer.isBuffer(value)) return `'\\x${value.toString('hex')}'::bytea`;
    const late = given.tokens.filter(({ within }) => within !== undefined && text.includes(within));
    const tokens = [...known, ...late];
    const whole = tokens.find((token) => token.value === value);
    if (whole) return `:${whole.variable}`;
    if (late.some((token) => value.includes(token.value))) return composed(value, tokens, ':');
    return known.some((token) => value.includes(token.value))
      ? nameOf(composed(value, known, 'known.'))
      : quoted(value);
  }

  const statements = spoken.map(({ text, values }) => {
    const filled = text.replaceAll(/\$(\d+)/g, (_, number: string) =>
      literal(values[Number(number) - 1] ?? null, text),
    );
    const kept = given.answers?.some((words) => text.includes(words)) ?? false;
    return `${filled.replaceAll(/\s+/g, ' ')}${kept ? ' \\gset' : ';'}`;
  });
  const made = [...texts].map(([expression, name]) => `, ${expression} AS ${name}`);
  return `${[`SELECT known.*${made.join('')} FROM (${given.first}) AS known \\gset`, ...statements].join('\n')}\n`;
}

/** pgbench of an installed PostgreSQL, or null. */
export const findPgbench = (): string | null =>
  globSync('/usr/lib/postgresql/*/bin/pgbench')
    .sort()
    .findLast((path) => existsSync(path)) ?? null;

/** Times in ms. */
export type Replayed = {
  readonly perSecond: number;
  readonly done: number;
  readonly mean: number;
  readonly failed: number;
};

/** Has pgbench run a script with prepared statements, for so many seconds or so often. */
export async function replay(
  pgbench: string,
  of: { url: string; script: string; clients: number; seconds: number; count?: number | undefined; folder: string },
): Promise<Replayed> {
  mkdirSync(of.folder, { recursive: true });
  const file = join(of.folder, 'script.sql');
  writeFileSync(file, of.script);
  const args = [
    '-n',
    '-M',
    'prepared',
    '-c',
    String(of.clients),
    '-j',
    '2',
    ...(of.count ? ['-t', String(Math.ceil(of.count / of.clients))] : ['-T', String(of.seconds)]),
    '-f',
    file,
    of.url,
  ];
  // As the product's sessions plan what moves money.
  const env = { ...process.env, PGOPTIONS: '-c plan_cache_mode=force_generic_plan' };
  const child = spawn(pgbench, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stdout.on('data', (text: Buffer) => {
    said += String(text);
  });
  child.stderr.on('data', (text: Buffer) => {
    said += String(text);
  });
  const [code] = (await once(child, 'close')) as [number];
  const number = (pattern: RegExp): number => Number(pattern.exec(said)?.[1] ?? Number.NaN);
  if (code !== 0) throw new Error(`pgbench ended with ${code}:\n${said.slice(-2_000)}`);
  return {
    perSecond: number(/tps = ([\d.]+)/),
    done: number(/actually processed: (\d+)/),
    mean: number(/latency average = ([\d.]+)/),
    failed: number(/failed transactions: (\d+)/) || 0,
  };
}
