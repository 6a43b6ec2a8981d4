import { buildApps, outdatedApps } from './app-builds.mjs';
import { say } from './progress.mjs';

/** Builds the apps that are outdated and starts nothing, so that the next start takes seconds. Returns the exit code. */
export async function run({ node }) {
  const outdated = outdatedApps();
  await buildApps(node, outdated);
  if (outdated.length === 0) say('everything is built already');
  return 0;
}
