import type { Plugin } from 'vite';
import { loadedFirst, type Modules, reachedFrom } from '../../../tools/web-build/reached.ts';

/** Parts that several screens may share. */
const SHARED =
  /\/(?:src\/(?:ui(?!\/styles)|widgets(?!\/(?:tours|dining)\/)|shell)|packages\/(?:client|contract|kernel)|@tabler\/icons-react)\//;
const KIND_OF_TRAVEL = /\/src\/(?:verticals|widgets(?=\/(?:tours|dining)\/))\/([^/]+)\//;
/** What is sold among something else comes with the parts of that. */
const SOLD_AMONG: Readonly<Record<string, string>> = { meals: 'dining', 'tour-combos': 'tours' };
const kindOf = (id: string): string | undefined => {
  const [, kind] = KIND_OF_TRAVEL.exec(id) ?? [];
  return kind && (SOLD_AMONG[kind] ?? kind);
};
/** Larger modules stay in chunks of their own. */
const SHARED_AT_MOST_BYTES = 12_000;

/**
 * How modules become files, as groups for the bundler. What `entry` loads is two files, ours and the libraries, which
 * change less often; what later screens share is one, without anything that drags a library along, and what those of a kind of
 * travel share is one for each kind. Each file costs a request and its headers, and its name is in the first load.
 */
export function chunkGroups(entry: string) {
  const isFirst = loadedFirst(entry);
  const isLight = (id: string, modules: Modules): boolean =>
    [...reachedFrom(id, modules)].every((one) => isFirst(one, modules) || SHARED.test(one));
  return [
    {
      debugName: 'first load',
      name: (id: string, modules: Modules) => {
        if (id.includes('rolldown/runtime')) return 'libraries';
        if (!isFirst(id, modules)) return null;
        return id.includes('/node_modules/') ? 'libraries' : 'shop';
      },
      priority: 2,
    },
    {
      debugName: 'shared by screens',
      name: (id: string, modules: Modules) => (SHARED.test(id) && isLight(id, modules) ? 'kit' : null),
      minShareCount: 2,
      maxModuleSize: SHARED_AT_MOST_BYTES,
      priority: 1,
    },
    {
      debugName: 'shared by the screens of a kind of travel',
      name: (id: string, modules: Modules) => {
        const kind = kindOf(id);
        const own = (one: string): boolean => kindOf(one) === kind;
        const light = [...reachedFrom(id, modules)].every(
          (one) => isFirst(one, modules) || SHARED.test(one) || own(one),
        );
        return kind !== undefined && light ? `${kind}-parts` : null;
      },
      minShareCount: 2,
      maxModuleSize: SHARED_AT_MOST_BYTES,
      priority: 0,
    },
  ];
}

const ICONS = /import \{([^}]+)\} from ['"]@tabler\/icons-react['"];/g;
/** The package's index, which reads every glyph there is. */
const ALL_GLYPHS = /@tabler\/icons-react\/dist\/esm\/tabler-icons-react\.mjs$/;

/**
 * Imports each glyph from its own file. Through the package's index every glyph belongs to the first file that draws
 * any, and seven thousand modules are read for the few dozen in use.
 */
export function glyphFiles(): Plugin {
  return {
    name: 'glyph-files',
    apply: 'build',
    // Before the compiler writes imports its own way.
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: '@tabler/icons-react' },
      handler: (code) => ({
        code: code.replace(ICONS, (_, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name !== '' && !name.startsWith('type '))
            .map((name) => {
              const [glyph = '', local = glyph] = name.split(' as ');
              return `import ${local} from '@tabler/icons-react/dist/esm/icons/${glyph}.mjs';`;
            })
            .join(''),
        ),
        map: null,
      }),
    },
    /** Fails the build when the index is read all the same: then the first load brings the glyphs of every screen. */
    buildEnd() {
      if ([...this.getModuleIds()].some((id) => ALL_GLYPHS.test(id))) {
        this.error('glyphs are read through the index of @tabler/icons-react, not each from its own file');
      }
    },
  };
}
