import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (how: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

/** How long the process must have had next to nothing to do, in ms, and which share of that time it may have worked. */
const QUIET_MS = 2_000;
const QUIET_SHARE = 0.05;

function collectAll(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as Collect;
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

/**
 * Has V8 give back what starting left behind, once, the first time that the process is quiet: a start grows the heap to
 * three times what is kept, and V8 alone would hold on to it. Takes half a second, which no start waits for and no call
 * of a shop in use; under load V8 collects by itself.
 */
export function giveBackMemory(): void {
  let before = performance.eventLoopUtilization();
  const timer = setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(before);
    before = performance.eventLoopUtilization();
    if (utilization > QUIET_SHARE) return;
    clearInterval(timer);
    collectAll();
  }, QUIET_MS);
  timer.unref();
}
