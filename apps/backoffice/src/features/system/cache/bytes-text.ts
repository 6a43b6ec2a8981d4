const KIB = 1024;

/** A size as people read it: whole kilobytes, megabytes beyond a thousand of them. */
export function bytesText(bytes: number, count: (of: number) => string): string {
  const kilobytes = Math.ceil(bytes / KIB);
  return kilobytes < 1_000 ? `${count(kilobytes)} KB` : `${count(Math.round(kilobytes / KIB))} MB`;
}
