/** SQL that asks PostgreSQL's own copy of the IANA database for a zone: by any name but UTC, by a parameter or a column. */
const ASKED =
  /\bAT\s+TIME\s+ZONE\s+(?!'UTC')|\bAT\s+LOCAL\b|\btimezone\s*\(|\bSET\s+(?:LOCAL\s+)?TIME\s+ZONE\b|\bmake_timestamptz\s*\(\s*[^)]*'|date_trunc\s*\([^()]*,[^()]*,/i;

/** The lines, counted from 1, in which SQL takes a zone's clock from PostgreSQL instead of from the program. */
export const zonedLines = (text: string): number[] =>
  text.split('\n').flatMap((line, index) => (ASKED.test(line) ? [index + 1] : []));
