import type { KeptAnswer } from '@app/client/host';

/** Kept answers by their address, oldest first. */
export type Answers = Map<string, KeptAnswer>;

/** Both together: of each address the newer answer, oldest first, and of all only the latest `most`. */
export function newestOf(some: Answers, others: Answers, most: number): Answers {
  const all = [...some, ...others].sort(([, one], [, other]) => one.at - other.at);
  const newest: Answers = new Map();
  for (const [url, kept] of all) {
    // A map keeps the place of the first: what is set again goes to the end.
    newest.delete(url);
    newest.set(url, kept);
  }
  return new Map([...newest].slice(-most));
}
