import { type TableUse, tablesIn, withoutComments } from './tables-in.ts';

/** Statements that change what a table is or has, each up to its name; several names stand with commas between them. */
const CHANGED = [
  /\bCREATE TABLE (?:IF NOT EXISTS )?(\w+)/g,
  /\bALTER TABLE (?:IF EXISTS )?(?:ONLY )?(\w+)/g,
  /\bDROP TABLE (?:IF EXISTS )?(\w+(?:,\s*\w+)*)/g,
  /\bTRUNCATE (?:TABLE )?(?:ONLY )?(?!ON\b|OR\b)(\w+(?:,\s*\w+)*)/g,
  /\bCREATE (?:UNIQUE )?INDEX (?:CONCURRENTLY )?(?:IF NOT EXISTS )?(?:(?!ON\b)\w+\s+)?ON (?:ONLY )?(\w+)/g,
  /\b(?:CREATE (?:OR REPLACE )?(?:CONSTRAINT )?|DROP |ALTER )TRIGGER (?:IF EXISTS )?\w+\s[^;]*?\bON (\w+)/g,
  /\bCREATE (?:OR REPLACE )?RULE [^;]*?\bTO (\w+)/g,
  /\bCREATE POLICY \w+ ON (\w+)/g,
  /\bCOMMENT ON (?:TABLE|COLUMN) (\w+)/g,
  /\bCOPY (\w+)[^;]*?\bFROM\b/g,
];
const INDEX = /\bCREATE (?:UNIQUE )?INDEX (?:CONCURRENTLY )?(?:IF NOT EXISTS )?(?!ON\b)(\w+)\s+ON (?:ONLY )?(\w+)/g;
const CHANGED_INDEX = /\b(?:DROP|ALTER|REINDEX) INDEX (?:CONCURRENTLY )?(?:IF EXISTS )?(\w+(?:,\s*\w+)*)/g;
const REFERENCED = /\bREFERENCES (\w+)/g;

const namesIn = (text: string, patterns: readonly RegExp[]): string[] =>
  patterns.flatMap((pattern) => [...text.matchAll(pattern)].flatMap(([, names = '']) => names.split(/,\s*/)));

const ready = (text: string): string => withoutComments(text).replaceAll(/\s+/g, ' ');

/** Returns the table of each index that migrations create. */
export const indexesIn = (texts: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    texts.flatMap((text) => [...ready(text).matchAll(INDEX)].map(([, index = '', table = '']) => [index, table])),
  );

/**
 * Returns what a migration does with tables, of those that there are: what it writes or changes, triggers and indexes among
 * it, and what it reads or refers to, the bodies of its views and functions included. Names that SQL works out by itself are
 * not seen.
 */
export function migrationUse(
  text: string,
  tables: ReadonlySet<string>,
  indexes: ReadonlyMap<string, string>,
): TableUse {
  const bare = ready(text);
  const { reads, writes } = tablesIn(text, tables);
  const changed = [
    ...namesIn(bare, CHANGED),
    ...namesIn(bare, [CHANGED_INDEX]).map((index) => indexes.get(index) ?? ''),
  ];
  const known = (names: readonly string[]): string[] => names.filter((name) => tables.has(name));
  return {
    reads: new Set([...reads, ...known(namesIn(bare, [REFERENCED]))]),
    writes: new Set([...writes, ...known(changed)]),
  };
}
