/** What a statement does, in a few words without values: its first word and the first table it is about. */
export type StatementName = { readonly operation: string; readonly summary: string };

/** A name that a bracket follows is a function, such as `unnest(`. */
const TABLE =
  /\b(?:(?:INTO|UPDATE)\s+(?:ONLY\s+)?"?([a-z_][a-z0-9_.]*)|(?:FROM|JOIN)\s+(?:ONLY\s+)?"?([a-z_][a-z0-9_.]*)\b(?!\s*\())/i;
/** What a `WITH` is about is said by the first of its parts that writes, else by what comes first. */
const WRITES = /\b(INSERT|UPDATE|DELETE)\s+(?:INTO\s+|FROM\s+)?"?([a-z_][a-z0-9_.]*)/i;
/** Words that are also said where no table follows: locks of rows, `DO UPDATE`, and functions that have a FROM within. */
const OTHERWISE =
  /\b(?:FOR\s+(?:NO\s+KEY\s+)?UPDATE|DO\s+UPDATE)\b|\b(?:EXTRACT|SUBSTRING|TRIM|OVERLAY)\s*\([^()]*\)/gi;

function nameOf(whole: string): StatementName {
  const text = whole.replaceAll(OTHERWISE, ' ');
  const first = /^[\s(]*([a-z]+)/i.exec(text)?.[1]?.toUpperCase() ?? 'SQL';
  const written = first === 'WITH' ? WRITES.exec(text) : null;
  const operation = written?.[1]?.toUpperCase() ?? (first === 'WITH' ? 'SELECT' : first);
  const found = TABLE.exec(text);
  const table = written?.[2] ?? found?.[1] ?? found?.[2];
  return { operation, summary: table ? `${operation} ${table}` : operation };
}

/** Texts whose names are stored; most statements are the same few hundred. */
const KEPT = 3_000;
const names = new Map<string, StatementName>();

/** Returns how a statement is called in a trace. */
export function statementName(text: string): StatementName {
  const known = names.get(text);
  if (known) return known;
  const made = nameOf(text);
  if (names.size >= KEPT) names.clear();
  names.set(text, made);
  return made;
}
