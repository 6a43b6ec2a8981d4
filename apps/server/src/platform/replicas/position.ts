/**
 * A position in PostgreSQL's write-ahead log: what a server has written or replayed up to there, is in it. Written as two hexadecimal
 * numbers with a slash between.
 */
export type Position = bigint;

/** Before everything. */
export const NOTHING: Position = 0n;
/** A position that no server reaches: for what only the primary may answer. */
export const UNREACHED: Position = 0xffff_ffff_ffff_ffffn;

/** Reads a position as PostgreSQL writes it, such as 16/B374D848. */
export function readPosition(text: string): Position {
  const [high = '', low = ''] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}
