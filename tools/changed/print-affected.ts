import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { affected } from './affected.ts';
import { listFiles, readGraphs } from './import-graph.ts';
import { officeScreens, storefrontScreens } from './list-screens.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean);

const [since = ''] = process.argv.slice(2);

/** What differs from the revision where this branch left it, committed or not, with what is new. */
function changedFiles(): string[] {
  try {
    const from = git('merge-base', since, 'HEAD')[0] ?? since;
    return [...new Set([...git('diff', '--name-only', from), ...git('ls-files', '--others', '--exclude-standard')])];
  } catch {
    process.stderr.write(
      `git knows no "${since}" here; name what to compare with: npm test -- changed --since REVISION\n`,
    );
    process.exit(1);
  }
}

const files = listFiles(root);
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const changed = changedFiles();
const found = affected(
  readGraphs(root, files),
  [...storefrontScreens(files), ...officeScreens(files, read)],
  changed,
  read,
);
process.stdout.write(JSON.stringify({ changed: changed.filter((path) => existsSync(join(root, path))), ...found }));
