/** Blanks, control characters and backslashes: what a browser drops or reads as a slash. */
const MISREAD = /[\s\\\p{Cc}\p{Cf}]/u;

/**
 * Whether a text is a plain https address that every reader understands alike: written with `https://`, a host with a
 * dot, nobody's name or password in it, nothing a browser would drop or turn.
 */
export function isHttpsLink(text: string): boolean {
  if (!text.startsWith('https://') || text.startsWith('https:///') || MISREAD.test(text)) return false;
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  const named = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(hostname);
  return protocol === 'https:' && named && username === '' && password === '' && !text.slice(0, 300).includes('@');
}
