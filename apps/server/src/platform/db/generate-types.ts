import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { Queryable } from './connect.ts';

const here = dirname(fileURLToPath(import.meta.url));
/** The file that holds the generated table types. */
export const schemaFile = join(here, 'schema.gen.ts');

type Column = {
  table_name: string;
  column_name: string;
  udt_name: string;
  is_nullable: 'YES' | 'NO';
  has_default: boolean;
  /** Filled by the database alone: an identity or a generated column. */
  is_identity: boolean;
};

const plain: Record<string, string> = {
  text: 'string',
  uuid: 'string',
  bool: 'boolean',
  int4: 'number',
  int8: 'number',
  numeric: 'string',
  float8: 'number',
  date: 'string',
  timestamptz: 'Timestamp',
  bytea: 'Buffer',
  xid8: 'string',
  /** A string of 0 and 1. */
  bit: 'string',
  /** Its text: `["from","until")`. */
  tstzrange: 'string',
  /** Its text: `[2026-01-01,2026-02-01)`. */
  daterange: 'string',
  _bool: 'boolean[]',
  _int4: 'number[]',
  /** Read by to_json, which writes them as numbers. */
  _int8: '(number | null)[]',
  _text: 'string[]',
  _timestamptz: 'Date[]',
  _uuid: 'string[]',
};

function columnType(column: Column, jsonColumns: Set<string>): string {
  const key = `${column.table_name}.${column.column_name}`;
  const nullable = column.is_nullable === 'YES';
  if (column.udt_name === 'jsonb' || column.udt_name === 'json') {
    const held = jsonColumns.has(key) ? `JsonColumns['${key}']` : 'unknown';
    const insert = `string${nullable ? ' | null' : ''}${nullable || column.has_default ? ' | undefined' : ''}`;
    return `ColumnType<${held}${nullable ? ' | null' : ''}, ${insert}, string${nullable ? ' | null' : ''}>`;
  }
  const base = plain[column.udt_name];
  if (!base) throw new Error(`${key}: no type for ${column.udt_name}`);
  const type = nullable ? `${base} | null` : base;
  if (column.is_identity) return `GeneratedAlways<${type}>`;
  if (base === 'Timestamp' && column.has_default) return 'GeneratedTimestamp';
  return column.has_default ? `Generated<${type}>` : type;
}

/** The text of `schema.gen.ts` for the schema of this database. Tables of libraries are left out. */
export async function generateTypes(db: Queryable): Promise<string> {
  const { rows } = await sql<Column>`
    SELECT c.table_name, c.column_name, c.udt_name, c.is_nullable,
      c.column_default IS NOT NULL AS has_default, c.is_identity = 'YES' OR c.is_generated = 'ALWAYS' AS is_identity
    FROM information_schema.columns c
    JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE'
      AND c.table_name NOT LIKE 'kysely_%' AND c.table_name NOT LIKE 'rate_limit%'
    ORDER BY c.table_name, c.ordinal_position`.execute(db);
  const jsonText = readFileSync(join(here, 'json-columns.ts'), 'utf8');
  const jsonColumns = new Set([...jsonText.matchAll(/^ {2}'([a-z_.]+)':/gm)].map((match) => match[1] ?? ''));
  const tables = Map.groupBy(rows, (row) => row.table_name);
  const bodies = [...tables].map(([table, columns]) =>
    [`  ${table}: {`, ...columns.map((c) => `    ${c.column_name}: ${columnType(c, jsonColumns)};`), '  };'].join('\n'),
  );
  return [
    '// Generated from the migrations; run `npm run generate` after changing one.',
    "import type { ColumnType, Generated, GeneratedAlways } from 'kysely';",
    "import type { JsonColumns } from './json-columns.ts';",
    '',
    'type Timestamp = ColumnType<Date, Date | string, Date | string>;',
    'type GeneratedTimestamp = ColumnType<Date, Date | string | undefined, Date | string>;',
    '',
    'export type Database = {',
    ...bodies,
    '};',
    '',
  ].join('\n');
}
