import { readFileSync } from 'node:fs';
import { type AreaTree, type NamedArea, readAreas } from '../domain/area-tree.ts';

const file = new URL('../data/china-areas.txt', import.meta.url);

/** Only the leaves stay in memory; the tree is read again the few times it is asked for. */
let leaves: AreaTree['leaves'] | undefined;

/** China's provinces, cities and districts with their codes. */
export function chinaAreas(): AreaTree {
  const areas = readAreas(readFileSync(file, 'utf8'));
  leaves = areas.leaves;
  return areas;
}

/** What a six-digit code names; null for a province, a city that has districts, or a code that does not exist. */
export function chinaArea(code: string): NamedArea | null {
  return (leaves ?? chinaAreas().leaves).get(code) ?? null;
}
