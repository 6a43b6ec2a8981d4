/**
 * Whether everything is made: the journeys of a night too, and walks visit all that they can instead of a part. So at night
 * (`npm run chaos -- --only N1`), and for whoever asks for tests by path or title.
 */
export const NIGHT = process.env.JOURNEYS !== 'day';

/**
 * Of a journey that only a night makes. What it shows is shown more briefly at every change, by another journey, by a test of
 * the screen in jsdom or by tests of the API (docs/reliability.md).
 */
export const AT_NIGHT = { tag: '@night' } as const;

/** What of `npm test` is run (tools/setup/choose-tests.mjs): a file with `.all.` in its name is left out of the first run. */
const PART = process.env.TESTS ?? 'all';

/** The files of a configuration whose tests end in `.kind.ts`, and what it leaves out by day. */
export const chosen = (kind: 'e2e' | 'pictures') => ({
  testMatch: PART === 'rest' ? `**/*.all.${kind}.ts` : `**/*.${kind}.ts`,
  ...(PART === 'first' ? { testIgnore: `**/*.all.${kind}.ts` } : {}),
  ...(NIGHT ? {} : { grepInvert: new RegExp(AT_NIGHT.tag) }),
});
