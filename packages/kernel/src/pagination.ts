/** One page of a counted list. `page` starts at 1. */
export type Page<T> = { list: T[]; total: number; page: number; limit: number };

/** One stretch of a feed: `cursor` is opaque and null at the end. */
export type Feed<T> = { list: T[]; cursor: string | null };

const toBase64Url = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Packs the sort values of the last row into an opaque cursor. */
export const encodeCursor = (values: readonly (string | number)[]): string => toBase64Url(JSON.stringify(values));

/** Opens a cursor of exactly `length` values, or null when it was tampered with. */
export function decodeCursor(cursor: string, length: number): (string | number)[] | null {
  try {
    const binary = atob(cursor.replaceAll('-', '+').replaceAll('_', '/'));
    const text = new TextDecoder().decode(Uint8Array.from(binary, (char) => char.charCodeAt(0)));
    const values: unknown = JSON.parse(text);
    if (!Array.isArray(values) || values.length !== length) return null;
    return values.every((v) => typeof v === 'string' || (typeof v === 'number' && Number.isFinite(v)))
      ? (values as (string | number)[])
      : null;
  } catch {
    return null;
  }
}
