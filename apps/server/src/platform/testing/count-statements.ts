import { AsyncLocalStorage } from 'node:async_hooks';
import { type Statement, watchStatements } from '../db/pipeline/statements.ts';

/** What some work sent to the database. */
export type Counted<T> = {
  readonly gave: T;
  /** The texts of its statements in their order, begin and commit among them, each on one line. */
  readonly statements: readonly string[];
  /** In how many messages they went: each is a round trip. */
  readonly messages: number;
};

type Heard = { readonly statements: string[]; messages: number };

const counting = new AsyncLocalStorage<Heard>();

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

watchStatements((list: readonly Statement[]) => {
  const heard = counting.getStore();
  if (!heard) return;
  heard.messages += 1;
  heard.statements.push(...list.map(({ text }) => oneLine(text)));
});

/** Does some work and returns the statements that it sent until it was done; what other calls send meanwhile is not counted. */
export async function countStatements<T>(work: () => Promise<T>): Promise<Counted<T>> {
  const heard: Heard = { statements: [], messages: 0 };
  const gave = await counting.run(heard, work);
  return { gave, statements: [...heard.statements], messages: heard.messages };
}
