import { pageLimits } from '@app/contract/core/page-limits';

export type MissingKeys = { readonly report: (locale: string, key: string) => void };

/** Keys in one report: the call takes this many of the longest. */
const BATCH = 20;

/**
 * Collects keys that a dictionary lacks: each key once per locale, sent in batches after `delayMs` of quiet.
 * `send` gets up to 20 keys of one locale; when it fails, those keys are dropped: the next visit reports them again.
 */
export function collectMissingKeys(
  send: (locale: string, keys: readonly string[]) => Promise<unknown>,
  delayMs = 2_000,
): MissingKeys {
  const seen = new Set<string>();
  const waiting = new Map<string, string[]>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    for (const [locale, keys] of waiting) {
      for (let from = 0; from < keys.length; from += BATCH) {
        send(locale, keys.slice(from, from + BATCH)).catch(() => {});
      }
    }
    waiting.clear();
  };

  return {
    report(locale, key) {
      const mark = `${locale} ${key}`;
      if (seen.has(mark) || key.length > pageLimits.translationKey) return;
      seen.add(mark);
      waiting.set(locale, [...(waiting.get(locale) ?? []), key]);
      clearTimeout(timer);
      timer = setTimeout(flush, delayMs);
    },
  };
}
