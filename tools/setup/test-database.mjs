import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { inRoot, root } from './project.mjs';

const program = inRoot('apps', 'server', 'src', 'platform', 'testing', 'hold-server.ts');

/**
 * Starts the database server of tests for all the steps that follow, which find it by their environment; returns how to end it. Where it
 * does not start, each step starts its own.
 */
export async function holdTestDatabase(node) {
  const child = spawn(node, [program], { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] });
  // One that has ended already is not let go of.
  child.stdin.on('error', () => undefined);
  const ended = once(child, 'close').catch(() => undefined);
  const [line] = await Promise.race([once(createInterface(child.stdout), 'line'), ended.then(() => [])]);
  if (line) Object.assign(process.env, JSON.parse(line));
  return async () => {
    child.stdin.end();
    await ended;
  };
}
