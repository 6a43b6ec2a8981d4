import { existsSync, rmSync } from 'node:fs';
import { capture } from './processes.mjs';
import { say } from './progress.mjs';
import { inRoot } from './project.mjs';

/** Where the journeys of a part note the calls of the back office that screens made (e2e/support/screen-calls.ts). */
const folderOf = (part) => inRoot('.data', 'test', 'screen-calls', part);

/** Returns the folder for a whole part's calls, without those of an earlier run. */
export function beginScreenCalls(part) {
  rmSync(folderOf(part), { recursive: true, force: true });
  return folderOf(part);
}

/**
 * After all journeys of a part: asks whether screens have made every call of the back office that changes something
 * (tools/screen-calls). The first run leaves what it noted for the rest. Returns `counts` with the answer counted in; where a
 * journey failed nothing is asked, as its calls may be missing.
 */
export async function askScreenCalls(node, part, counts) {
  const parts = part === 'rest' ? ['first', 'rest'] : [part];
  if (counts.failed > 0) {
    forget(parts);
    return counts;
  }
  if (part === 'first') return counts;
  if (!parts.every((one) => existsSync(folderOf(one)))) {
    say('calls that no screen made: not asked, as the first run did not end well just before');
    return counts;
  }
  const { code, output } = await capture(node, [inRoot('tools', 'screen-calls', 'report.ts'), ...parts.map(folderOf)]);
  forget(parts);
  const lines = output.trim().split('\n');
  if (code === 0) {
    say(lines.at(-1));
    return { ...counts, passed: counts.passed + 1 };
  }
  return { ...counts, failed: counts.failed + 1, toName: [...counts.toName, ...lines] };
}

function forget(parts) {
  for (const part of parts) rmSync(folderOf(part), { recursive: true, force: true });
}
