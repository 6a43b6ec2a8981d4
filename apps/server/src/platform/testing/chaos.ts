/** How often a chaos test tries: the usual count of every change, or what `npm run chaos` asks for in this variable. */
export const chaosCount = (variable: string, usual: number): number => Number(process.env[variable] ?? usual);

/** The time a chaos test may take, in ms; `npm run chaos` stretches it with the counts. */
export const patient = (ms: number): number => ms * Number(process.env.CHAOS_PATIENCE ?? 1);

/** So much work is done to see how slow the machine is, in microseconds of its processor. */
const SAMPLE_US = 50_000;

/** How many times longer than on an idle machine work takes at this moment: time on the clock for time of work, at least 1. */
export function slowdown(): number {
  const begun = performance.now();
  const before = process.threadCpuUsage();
  let worked = 0;
  while (worked < SAMPLE_US) {
    const { user, system } = process.threadCpuUsage(before);
    worked = user + system;
  }
  return Math.max(1, ((performance.now() - begun) * 1_000) / worked);
}

/**
 * A wait in milliseconds that was promised to stay below `promised` on a machine of its own. One that did is given as
 * it was; a longer one as it would have been without what else the machine does, so that only our own part is judged.
 */
export const ownWait = (ms: number, promised: number, slow: () => number = slowdown): number =>
  ms < promised ? ms : ms / slow();
