import type { ErrorPayload } from 'vite';

/** What can be wrong, the first of them being what keeps the others from being seen. */
const SOURCES = ['migrations', 'build', 'server', 'types'] as const;
export type Source = (typeof SOURCES)[number];

/** Something wrong: a line, and where. Places are whole paths (`/shop/file.ts:3:7`), which the overlay opens in the editor. */
export type Problem = { readonly title: string; readonly details: string };

export type Problems = {
  /** Says what is wrong with a part now, or that nothing is. */
  set(source: Source, problem: Problem | null): void;
  /** Shows what went wrong once, as a call that failed, until something changes. */
  pass(problem: Problem): void;
  /** What pages show now, or null. */
  shown(): ErrorPayload | null;
};

const asPayload = (source: Source, { title, details }: Problem): ErrorPayload => ({
  type: 'error',
  err: { message: title, stack: details, plugin: source },
});

/** Remembers what is wrong now. `show` hears of each change of the one problem that pages show. */
export function rememberProblems(show: (problem: ErrorPayload | null) => void): Problems {
  const known = new Map<Source, Problem>();
  let last = 'null';
  const shown = (): ErrorPayload | null => {
    for (const source of SOURCES) {
      const problem = known.get(source);
      if (problem) return asPayload(source, problem);
    }
    return null;
  };
  const showNow = (payload: ErrorPayload | null): void => {
    const now = JSON.stringify(payload);
    if (now === last) return;
    last = now;
    show(payload);
  };
  return {
    shown,
    set: (source, problem) => {
      if (problem) known.set(source, problem);
      else known.delete(source);
      showNow(shown());
    },
    pass: (problem) => showNow(asPayload('server', problem)),
  };
}
