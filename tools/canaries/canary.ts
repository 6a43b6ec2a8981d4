/** A bug that a test promises to catch: what it is, where it is planted, and who must find it. */
export type Canary = {
  /** The row of docs/reliability.md. */
  readonly row: string;
  /** Names the bug within its row. */
  readonly bug: string;
  readonly file: string;
  /** Stands exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  readonly test: string;
  /** Part of the names of the tests that must go red; stands in the test file. */
  readonly name: string;
};

/** How people call a canary: `M10 read then write`. */
export const titleOf = ({ row, bug }: Canary): string => `${row} ${bug}`;

const project = (test: string): string => (test.startsWith('apps/server/') ? 'server' : 'unit');

/** The part of the test run that a canary's test belongs to. */
export const projectOf = (canary: Canary): string => project(canary.test);
