import { readFileSync } from 'node:fs';
import { type HtmlTagDescriptor, type Plugin, type Rollup, transformWithOxc } from 'vite';
import { type RouteRule, routes } from '../../../packages/contract/src/core/routes.ts';
import { filesOf, firstLoadFiles } from './first-load-budget.ts';

type Bundle = Rollup.OutputBundle;

const EARLY = 'early.js';

/** The early script's file in the bundle. */
const earlyFile = (bundle: Bundle): Rollup.OutputAsset | undefined =>
  Object.values(bundle).find((one) => one.type === 'asset' && one.names.includes(EARLY)) as Rollup.OutputAsset;

/** The font file that every first screen draws with, to be fetched beside the styles and not after them. */
const fontTags = (bundle: Bundle, font: RegExp): HtmlTagDescriptor[] =>
  Object.keys(bundle)
    .filter((name) => font.test(name))
    .map((name) => ({
      tag: 'link',
      attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${name}`, crossorigin: true },
      injectTo: 'head',
    }));

/** `product-detail.screen.tsx` for `productDetail`. */
const fileOfRoute = (name: string): string =>
  `/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.screen.tsx`;

/**
 * What each address loads beyond the first load, by path: whether it is open to visitors (1 or 0), then its files
 * without the folder they share.
 */
function screenFiles(bundle: Bundle, first: ReadonlySet<string>): Record<string, readonly (string | number)[]> {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
  const rows = Object.entries<RouteRule>(routes).flatMap(([name, rule]) => {
    const chunk = chunks.find((one) => one.facadeModuleId?.endsWith(fileOfRoute(rule.screen ?? name)));
    if (!chunk) return [];
    const files = new Set<string>();
    filesOf(bundle, chunk.fileName, files);
    const more = [...files].filter((file) => !first.has(file)).map((file) => file.replace('assets/', ''));
    return [[rule.path, [rule.public ? 1 : 0, ...more]] as const];
  });
  return Object.fromEntries(rows);
}

/**
 * What stands in the page's head: the font, and before everything the script `early`, a source file that imports
 * nothing, becomes a file of its own and is told which files each screen loads. `home` is the screen of the first load.
 */
export function pageHead(of: { readonly early: string; readonly home: string; readonly font: RegExp }): Plugin {
  return {
    name: 'page-head',
    apply: 'build',
    enforce: 'pre',
    generateBundle: {
      order: 'pre',
      async handler(_options, bundle) {
        const { code } = await transformWithOxc(readFileSync(of.early, 'utf8'), of.early, { target: 'es2022' });
        const files = screenFiles(bundle, new Set(firstLoadFiles(bundle, of.home)));
        this.emitFile({ type: 'asset', name: EARLY, source: `const SCREENS = ${JSON.stringify(files)};\n${code}` });
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        if (!bundle) return [];
        const early = earlyFile(bundle);
        if (!early) throw new Error('the page lacks its early script');
        const attrs = { type: 'module', async: true, src: `/${early.fileName}` };
        return [{ tag: 'script', attrs, injectTo: 'head-prepend' }, ...fontTags(bundle, of.font)];
      },
    },
  };
}
