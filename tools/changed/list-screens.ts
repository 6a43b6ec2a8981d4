import { type RouteRule, routes } from '@app/contract/core/routes';
import type { Screen } from './affected-journeys.ts';
import { resolveImport } from './import-graph.ts';

const DASHED = /[A-Z]/g;
const fileOf = (name: string, rule: RouteRule): string =>
  `${(rule.screen ?? name).replace(DASHED, (letter) => `-${letter.toLowerCase()}`)}.screen.tsx`;

/** The storefront's screens: a route and the file that its name stands for. */
export function storefrontScreens(files: readonly string[]): Screen[] {
  const drawn = files.filter((path) => path.startsWith('apps/storefront/src/') && path.endsWith('.screen.tsx'));
  return Object.entries<RouteRule>(routes).flatMap(([name, rule]) => {
    const file = drawn.find((path) => path.endsWith(`/${fileOf(name, rule)}`));
    return file ? [{ path: rule.path, name, file }] : [];
  });
}

/** An entry of a `screens.ts`: its address, and the module that draws it. */
const ENTRY = /path: '([^']+)'[^{}]*?import\('([^']+)'\)/g;

/** The back office's screens: what the `screens.ts` of each feature and vertical declares, an address and a file. */
export function officeScreens(files: readonly string[], read: (path: string) => string): Screen[] {
  const known = new Set(files);
  return files
    .filter((path) => /^apps\/backoffice\/src\/.*\/screens(-own)?\.ts$/.test(path))
    .flatMap((path) =>
      [...read(path).matchAll(ENTRY)].flatMap(([, address = '', named = '']) => {
        const file = resolveImport(path, named, (one) => known.has(one));
        return file ? [{ path: address, name: null, file }] : [];
      }),
    );
}
