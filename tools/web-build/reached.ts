import type { Rollup } from 'vite';

/** What the bundler tells of its modules while it decides which file each goes to. */
export type Modules = { readonly getModuleInfo: (id: string) => Pick<Rollup.ModuleInfo, 'importedIds'> | null };

/** Everything that a module loads with itself, itself included, added to `found`. */
export function reachedFrom(id: string, modules: Modules, found: Set<string> = new Set()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) reachedFrom(imported, modules, found);
  return found;
}

/** Asks whether the page loads a module with `entry`, before any screen. */
export function loadedFirst(entry: string): (id: string, modules: Modules) => boolean {
  let known: Set<string> | null = null;
  return (id, modules) => {
    known ??= reachedFrom(entry, modules);
    return known.has(id);
  };
}
