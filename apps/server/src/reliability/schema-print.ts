import { withClient } from '../platform/testing/test-server.ts';

const own = `n.nspname = 'public'`;

/** Everything that migrations make, a line each: columns, constraints, indexes, triggers, functions, views. */
const parts: readonly string[] = [
  `SELECT 'column ' || c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || ' ' ||
     a.attnotnull || ' ' || coalesce(pg_get_expr(d.adbin, d.adrelid), '') AS line
     FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
     LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
    WHERE ${own} AND c.relkind IN ('r', 'v', 'm', 'p') AND a.attnum > 0 AND NOT a.attisdropped`,
  `SELECT 'constraint ' || o.conrelid::regclass || ' ' || o.conname || ' ' || pg_get_constraintdef(o.oid) AS line
     FROM pg_constraint o JOIN pg_namespace n ON n.oid = o.connamespace WHERE ${own} AND o.conrelid <> 0`,
  `SELECT 'index ' || pg_get_indexdef(i.indexrelid) AS line
     FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_namespace n ON n.oid = c.relnamespace WHERE ${own}`,
  `SELECT 'trigger ' || pg_get_triggerdef(t.oid) AS line FROM pg_trigger t
     JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_namespace n ON n.oid = c.relnamespace WHERE ${own} AND NOT t.tgisinternal`,
  `SELECT 'function ' || pg_get_functiondef(p.oid) AS line FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
    WHERE ${own} AND p.prokind = 'f' AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')`,
  `SELECT 'view ' || c.relname || ' ' || pg_get_viewdef(c.oid) AS line FROM pg_class c
     JOIN pg_namespace n ON n.oid = c.relnamespace WHERE ${own} AND c.relkind IN ('v', 'm')`,
  `SELECT 'sequence ' || sequencename AS line FROM pg_sequences WHERE schemaname = 'public'`,
];

/** What a database's schema consists of and how many rows each table holds, sorted lines. */
export const schemaPrint = (url: string): Promise<string[]> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ line: string }>(parts.map((part) => `(${part})`).join(' UNION ALL '));
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
    );
    const counts = tables.map(({ name }) => `SELECT 'rows ${name} ' || count(*) AS line FROM "${name}"`);
    const { rows: counted } =
      counts.length > 0 ? await client.query<{ line: string }>(counts.join(' UNION ALL ')) : { rows: [] };
    return [...rows, ...counted].map(({ line }) => line).sort();
  });
