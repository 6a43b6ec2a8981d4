import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { build, type Rollup } from 'vite';
import { inRoot, root } from './places.ts';
import type { Problem } from './problems.ts';

/** The built server's main program. */
export const serverProgram = inRoot('apps/server/dist/dev/main.js');

type Builds = {
  /** Resolves once no build is under way: null, or what the source does not build for. */
  settled(): Promise<Problem | null>;
};

/** What does not build, without colours, and with places as whole paths. */
function problemOf({ message }: Error): Problem {
  const lines = stripVTControlCharacters(message).split('\n').filter(Boolean);
  const details = lines.join('\n').replaceAll(/(?<![\w/])(?:apps|packages)\/\S+:\d+:\d+/g, (place) => inRoot(place));
  return { title: lines.find((line) => !/^Build failed/.test(line)) ?? message, details };
}

/**
 * Builds the server now and with each change of its source, all that it imports included. `changed` hears of each build that
 * begins, and which file it is for.
 */
export async function buildServer(changed: (path: string) => void): Promise<Builds> {
  let under = Promise.withResolvers<Problem | null>();
  let building = true;
  const settle = (problem: Problem | null): void => {
    building = false;
    under.resolve(problem);
  };
  const watcher = (await build({
    root: inRoot('apps/server'),
    configFile: inRoot('apps/server/vite.config.ts'),
    configLoader: 'native',
    mode: 'development',
    logLevel: 'silent',
    build: { watch: {} },
  })) as Rollup.RollupWatcher;
  let path = '';
  watcher.on('change', (file) => {
    path = relative(root, file).replaceAll('\\', '/');
  });
  watcher.on('event', (event) => {
    if (event.code === 'BUNDLE_START' && !building) {
      building = true;
      under = Promise.withResolvers();
      changed(path);
    }
    if (event.code === 'BUNDLE_END') void event.result.close();
    if (event.code === 'ERROR') settle(problemOf(event.error));
    if (event.code === 'END') settle(null);
  });
  return {
    settled: async () => {
      let result = await under.promise;
      while (building) result = await under.promise;
      return result;
    },
  };
}
