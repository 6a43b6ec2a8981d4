import { compareVersions } from '@app/contract/app-versions/version-number';

export type Published = { readonly number: string; readonly forceUpdate: boolean };

/**
 * The newest of these above the build that asks, or null; `forced` when it or any other above the build must be taken,
 * since whoever takes the newest takes them all.
 */
export function newerThan<T extends Published>(
  published: readonly T[],
  build: string,
): { readonly newest: T; readonly forced: boolean } | null {
  const above = published.filter(({ number }) => compareVersions(number, build) > 0);
  const [first, ...others] = above;
  if (!first) return null;
  const newest = others.reduce((best, one) => (compareVersions(one.number, best.number) > 0 ? one : best), first);
  return { newest, forced: above.some(({ forceUpdate }) => forceUpdate) };
}
