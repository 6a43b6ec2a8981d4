/** The build's version number, as digits: one to four parts of at most five digits. */
export const VERSION_NUMBER = /^\d{1,5}(?:\.\d{1,5}){0,3}$/;

const PARTS_WRITTEN = 3;

const partsOf = (number: string): number[] => number.split('.').map(Number);

/**
 * The one way a version number is written: no leading zeros, at least three parts, no fourth part that is zero. Takes
 * what `VERSION_NUMBER` lets pass.
 */
export function writtenVersion(number: string): string {
  const parts = partsOf(number);
  while (parts.length < PARTS_WRITTEN) parts.push(0);
  if (parts.length > PARTS_WRITTEN && parts.at(-1) === 0) parts.pop();
  return parts.join('.');
}

/** Below zero when `a` is older than `b`, above when newer, zero when they are the same. A part left out counts as 0. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [partsOf(a), partsOf(b)];
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
