import { buildApps, outdatedApps } from './app-builds.mjs';
import { say } from './progress.mjs';

/** Builds the apps that are outdated, or of those only the ones named, and starts nothing. Returns the exit code. */
export async function run({ node, args }) {
  const outdated = outdatedApps(args.length > 0 ? args : undefined);
  await buildApps(node, outdated);
  if (outdated.length === 0) say('everything is built already');
  return 0;
}
