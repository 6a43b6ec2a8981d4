/** Stands in a page of Vite's where the nonce of an answer belongs. */
export const NONCE_PLACE = '__DEV_NONCE__';

/** What a page needs beyond the shop's own policy: Vite's inline scripts and styles, and the worker by which it waits. */
const MORE: Readonly<Record<string, (nonce: string) => string>> = {
  'script-src': (nonce) => `'nonce-${nonce}'`,
  'style-src': (nonce) => `'nonce-${nonce}'`,
  'worker-src': () => 'blob:',
};

/**
 * Returns a content security policy with what Vite's pages need, everything else as strict as the shop's own: what the policy
 * will refuse there is refused here too.
 */
export function withVite(policy: string, nonce: string): string {
  const directives = policy.split(';').map((directive) => directive.trim());
  const named = new Set(directives.map((directive) => directive.split(' ', 1)[0]));
  const missing = Object.keys(MORE).filter((name) => !named.has(name));
  return [...directives, ...missing.map((name) => `${name} 'self'`)]
    .filter(Boolean)
    .map((directive) => {
      const more = MORE[directive.split(' ', 1)[0] ?? ''];
      return more ? `${directive} ${more(nonce)}` : directive;
    })
    .join(';');
}
