export type Difference = { readonly field: string; readonly before: unknown; readonly after: unknown };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * What two versions of a record differ in, field by field, records within it by their own fields (`name.es`). A version
 * that is no record is one difference without a field.
 */
export function differences(before: unknown, after: unknown, path = ''): Difference[] {
  if (same(before, after)) return [];
  const parts = [before, after].filter((value) => value !== null && value !== undefined);
  if (parts.length === 0 || !parts.every(isRecord)) return [{ field: path, before, after }];
  const [left, right] = [before, after].map((value) => (isRecord(value) ? value : {})) as [
    Record<string, unknown>,
    Record<string, unknown>,
  ];
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].flatMap((key) =>
    differences(left[key], right[key], path ? `${path}.${key}` : key),
  );
}

/** A value as a person can read it. */
export function written(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  return typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value);
}
