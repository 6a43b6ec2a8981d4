/** A random UUID, also on plain-http origins where `crypto.randomUUID` is missing. */
export function randomKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** One intention of a person ("place this order"), however often it is sent. */
export type Intent = {
  /** The key to send with this content: the same while the content is the same. */
  readonly keyFor: (content: unknown) => string;
  /** The intention was carried out: the next send is a new one. */
  readonly settle: () => void;
};

/**
 * Starts an intent. Retrying the same form after a timeout sends the same key, so that nothing happens twice;
 * a changed form is another intention and gets a new key.
 */
export function createIntent(newKey: () => string = randomKey): Intent {
  let current: { content: string; key: string } | null = null;
  return {
    keyFor(content) {
      const text = JSON.stringify(content) ?? '';
      if (current?.content !== text) current = { content: text, key: newKey() };
      return current.key;
    },
    settle() {
      current = null;
    },
  };
}
