const startedAt = performance.now();

/** Seconds between two moments of performance.now(), as people read them. */
export function seconds(from, to = performance.now()) {
  const total = (to - from) / 1000;
  if (total < 60) return `${total.toFixed(1)} s`;
  return `${Math.floor(total / 60)} min ${Math.round(total % 60)} s`;
}

/** Prints one line of progress with the time since the command was given. */
export function say(text) {
  console.log(`${seconds(startedAt).padStart(10)}  ${text}`);
}

/** Time since the command was given. */
export const elapsed = () => seconds(startedAt);

/** When the command was given, in milliseconds since 1970: the server counts on from there. */
export const givenAt = () => Math.round(performance.timeOrigin + startedAt);
