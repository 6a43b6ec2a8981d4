import type { Plugin, Rollup } from 'vite';
import { brotliBest } from '../../../tools/web-build/precompress.ts';

type Bundle = Rollup.OutputBundle;

/** The script that runs before the app. */
const EARLY = /\/early-[^/]*\.js$/;

/** File names of a chunk, all it imports statically, and their styles. */
export function filesOf(bundle: Bundle, fileName: string, found: Set<string>): void {
  const chunk = bundle[fileName];
  if (chunk?.type !== 'chunk' || found.has(fileName)) return;
  found.add(fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const imported of chunk.imports) filesOf(bundle, imported, found);
}

/** Whether a chunk is the one of a screen's file. */
const drawsScreen = (chunk: Rollup.OutputChunk, screen: string): boolean =>
  chunk.moduleIds.some((id) => id.endsWith(`/${screen}`));

/** What a first visit to one screen loads: the entry and the screen's chunk with everything below them. */
export function firstLoadFiles(bundle: Bundle, screen: string): string[] {
  const found = new Set<string>();
  for (const [name, chunk] of Object.entries(bundle)) {
    if (chunk.type !== 'chunk') continue;
    if (chunk.isEntry || drawsScreen(chunk, screen)) filesOf(bundle, name, found);
  }
  return [...found];
}

/** Fails the build when a screen's first load, JavaScript and CSS as brotli, exceeds `limit` bytes. */
export function firstLoadBudget(screen: string, limit: number): Plugin {
  return {
    name: 'first-load-budget',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        let total = 0;
        const files = [...firstLoadFiles(bundle, screen), ...Object.keys(bundle).filter((name) => EARLY.test(name))];
        if (!Object.values(bundle).some((one) => one.type === 'chunk' && drawsScreen(one, screen))) {
          this.error(`no chunk draws ${screen}: its first load cannot be checked`);
        }
        for (const name of files) {
          const file = bundle[name];
          if (file) total += (await brotliBest(Buffer.from(file.type === 'chunk' ? file.code : file.source))).length;
        }
        const kilobytes = (total / 1024).toFixed(1);
        this.info(`first load of ${screen}: ${kilobytes} KB brotli of ${(limit / 1024).toFixed(0)} KB`);
        if (total > limit) this.error(`first load of ${screen} is ${kilobytes} KB brotli, above its budget`);
      },
    },
  };
}
