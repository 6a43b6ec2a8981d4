import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';

/** One statement as it went over the wire. */
export type Spoken = { readonly text: string; readonly values: readonly (string | Buffer | null)[] };

type Wire = {
  parse(message: { text: string; name: string }): void;
  bind(message: { statement: string; values: Spoken['values'] }): void;
};

/** Hears every statement that a pool's connections send from now on. */
export function listen(pool: pg.Pool, hear: (spoken: Spoken) => void): void {
  pool.on('connect', (client) => {
    const wire = (client as unknown as { connection: Wire }).connection;
    const texts = new Map<string, string>();
    const { parse, bind } = wire;
    wire.parse = (message) => {
      texts.set(message.name, message.text);
      parse.call(wire, message);
    };
    wire.bind = (message) => {
      hear({ text: texts.get(message.statement) ?? '', values: message.values });
      bind.call(wire, message);
    };
  });
}

/** pgbench takes a colon before a letter or digit for a variable, inside quotes too. */
const quoted = (text: string): string =>
  `E'${text.replaceAll('\\', '\\\\').replaceAll("'", "''").replaceAll(':', '\\x3a')}'`;

/** A value that differs with every run, and pgbench's variable that stands for it. */
export type Token = { readonly value: string; readonly variable: string };

/** A value as SQL; the tokens in it become variables. */
function literal(value: string | Buffer | null, tokens: readonly Token[]): string {
  if (value === null) return 'NULL';
  if (Buffer.isBuffer(value)) return `'\\x${value.toString('hex')}'::bytea`;
  const token = tokens.find((one) => value.includes(one.value));
  if (!token) return quoted(value);
  if (value === token.value) return `:${token.variable}`;
  const parts = value.split(token.value).map((part) => literal(part, tokens));
  return `(${parts.join(` || :${token.variable}::text || `)})`;
}

/** A script for pgbench that says the same; `first` is a query whose columns are the variables. */
export function scriptOf(spoken: readonly Spoken[], tokens: readonly Token[], first: string): string {
  const statements = spoken.map(({ text, values }) => {
    const filled = text.replaceAll(/\$(\d+)/g, (_, number: string) =>
      literal(values[Number(number) - 1] ?? null, tokens),
    );
    return `${filled.replaceAll(/\s+/g, ' ')};`;
  });
  return `${[`${first} \\gset`, ...statements].join('\n')}\n`;
}

/** pgbench of an installed PostgreSQL, or null. */
export const findPgbench = (): string | null =>
  globSync('/usr/lib/postgresql/*/bin/pgbench')
    .sort()
    .findLast((path) => existsSync(path)) ?? null;

export type Replayed = { readonly perSecond: number; readonly done: number; readonly failed: number };

/** Has pgbench run a script with prepared statements. */
export async function replay(
  pgbench: string,
  of: { url: string; script: string; clients: number; seconds: number; folder: string },
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
    '-T',
    String(of.seconds),
    '-f',
    file,
    of.url,
  ];
  const child = spawn(pgbench, args, { stdio: ['ignore', 'pipe', 'pipe'] });
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
    failed: number(/failed transactions: (\d+)/) || 0,
  };
}
