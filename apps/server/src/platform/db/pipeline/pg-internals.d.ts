declare module 'pg/lib/utils.js' {
  /** Gives a value as node-postgres writes it into a statement. */
  export function prepareValue(value: unknown): string | Buffer | null;
}
