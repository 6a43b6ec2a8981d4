/** Prints one line of what the loop does, with the time of day. */
export function note(text: string): void {
  process.stdout.write(`${new Date().toTimeString().slice(0, 8)}  ${text}\n`);
}

/** Seconds since a moment of performance.now(), as people read them. */
export const secondsSince = (from: number): string => `${((performance.now() - from) / 1000).toFixed(1)} s`;
