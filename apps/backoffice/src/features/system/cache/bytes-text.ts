const KIB = 1024;

const MOST_MEGABYTES = 10_000;

/** A size as people read it: whole kilobytes, megabytes beyond a thousand of them, then gigabytes. */
export function bytesText(bytes: number, count: (of: number) => string): string {
  const kilobytes = Math.ceil(bytes / KIB);
  if (kilobytes < 1_000) return `${count(kilobytes)} KB`;
  const megabytes = Math.round(kilobytes / KIB);
  return megabytes < MOST_MEGABYTES ? `${count(megabytes)} MB` : `${count(Math.round(megabytes / KIB))} GB`;
}
