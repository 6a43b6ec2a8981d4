import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Invariant } from '../../platform/slice.ts';

/** Returns what every slice promises of its tables, without wiring the slices. */
export async function allInvariants(): Promise<Invariant[]> {
  const source = join(import.meta.dirname, '..', '..');
  const files = globSync('{modules,verticals}/*/{,core/,app/}{db,domain}/invariants.ts', { cwd: source });
  const modules = await Promise.all(
    files.map((file) => import(join(source, file)) as Promise<Record<string, unknown>>),
  );
  return modules.flatMap((module) => Object.values(module).filter(Array.isArray).flat() as Invariant[]);
}
