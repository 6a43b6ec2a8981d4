import { say } from './progress.mjs';
import { buildApps, outdatedApps } from './web-build.mjs';

/** Builds the web apps that are outdated and starts nothing, so that the next start takes seconds. Returns the exit code. */
export async function run({ node }) {
  const outdated = outdatedApps();
  await buildApps(node, outdated);
  if (outdated.length === 0) say('the web apps are built already');
  return 0;
}
