import { loadedFirst, type Modules } from '../../../tools/web-build/reached.ts';

/** Larger modules stay in files of their own. */
const SHARED_AT_MOST_BYTES = 12_000;

/**
 * How modules become files, as groups for the bundler: what `entry` loads is two, the libraries, which change less
 * often, and ours; the small modules that several screens share are one. Each file costs a request.
 */
export function chunkGroups(entry: string) {
  const isFirst = loadedFirst(entry);
  return [
    {
      debugName: 'libraries of the first load',
      name: (id: string, modules: Modules) =>
        id.includes('rolldown/runtime') || (id.includes('/node_modules/') && isFirst(id, modules)) ? 'libraries' : null,
      priority: 3,
    },
    {
      debugName: 'first load',
      name: (id: string, modules: Modules) => (isFirst(id, modules) ? 'desk' : null),
      priority: 2,
    },
    { debugName: 'shared by screens', name: 'kit', minShareCount: 2, maxModuleSize: SHARED_AT_MOST_BYTES, priority: 1 },
  ];
}
