import { dirname, relative, resolve } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

/**
 * Has a module of the bundle say the place of its source: what it reads lies beside that, and packages are looked for from
 * there. `source` is the folder of the modules.
 */
export function sourcePlaces(source: string): Plugin {
  // As modules are named, on Windows too.
  const own = `${normalizePath(source)}/`;
  /** The folder that every file of the bundle lies in. */
  let built = '';
  return {
    name: 'source-places',
    enforce: 'pre',
    configResolved({ root, build }) {
      built = resolve(root, build.outDir);
    },
    transform(code, id) {
      if (!id.startsWith(own) || !/\bimport\.meta\.(url|dirname)\b/.test(code)) return null;
      const url = (path: string): string =>
        `new URL('${relative(built, path).replaceAll('\\', '/')}', import.meta.url)`;
      return {
        code: `import { fileURLToPath as pathOfUrl } from 'node:url';${code
          .replaceAll('import.meta.url', `${url(id)}.href`)
          .replaceAll('import.meta.dirname', `pathOfUrl(${url(dirname(id))})`)}`,
        map: null,
      };
    },
  };
}
