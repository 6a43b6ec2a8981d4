/** What a text does with tables: names behind the words of SQL, which stand in capitals, and behind the query builder's. */
export type TableUse = { readonly reads: ReadonlySet<string>; readonly writes: ReadonlySet<string> };

const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$|(?<=^|\s)--.*$/gm;
const WRITTEN = [
  /\bINSERT INTO\s+(\w+)/g,
  /\bDELETE FROM\s+(?:ONLY\s+)?(\w+)/g,
  /\bUPDATE\s+(?:ONLY\s+)?(\w+)\s+(?:(?:AS\s+)?(?!SET\b)\w+\s+)?SET\b/g,
  /\bMERGE INTO\s+(\w+)/g,
  /\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*['"](\w+)/g,
];
const READ = [
  /\b(?:JOIN|USING)\s+(?:ONLY\s+|LATERAL\s+)?(\w+)/g,
  /\.(?:selectFrom|innerJoin|leftJoin|rightJoin|fullJoin|using)\(\s*['"](\w+)/g,
  /\bsql\.table\(\s*['"](\w+)/g,
  /\bfindsInTable\(\s*['"]\w+['"],\s*['"](\w+)/g,
];
/** The list behind FROM, up to the word that ends it. */
const LISTED =
  /(?<!DELETE )\bFROM\s+([^()`$]*?)(?=\b(?:WHERE|JOIN|CROSS|LEFT|RIGHT|FULL|INNER|GROUP|ORDER|LIMIT|FOR|UNION|ON|SET|HAVING|RETURNING|EXCEPT|WINDOW)\b|[()`$;'"]|$)/g;

/** Returns a text of TypeScript or SQL without its comments. */
export const withoutComments = (text: string): string => text.replace(COMMENTS, '');

const found = (text: string, patterns: readonly RegExp[]): string[] =>
  patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name));

/** The first words of what a FROM lists. */
const listed = (text: string): string[] =>
  [...text.matchAll(LISTED)].flatMap(([, list = '']) =>
    list.split(',').map(
      (item) =>
        item
          .trim()
          .replace(/^(?:ONLY|LATERAL)\s+/, '')
          .split(/\s/)[0] ?? '',
    ),
  );

/** Returns the tables that a source file, or a statement of a migration, reads and writes, of those that there are. */
export function tablesIn(text: string, tables: ReadonlySet<string>): TableUse {
  const bare = withoutComments(text);
  const known = (names: readonly string[]): Set<string> => new Set(names.filter((name) => tables.has(name)));
  return { reads: known([...found(bare, READ), ...listed(bare)]), writes: known(found(bare, WRITTEN)) };
}
