import { asAskedNow } from '../tracing/tracing.ts';
import type { Db } from './connect.ts';

/** Questions that go in one statement at most. */
const MOST = 100;
/** Statements under way at most: as many as quick reads have connections. */
const LANES = 2;

type Batch<Q, A> = {
  readonly questions: Q[];
  /** In the context of the first who asked. */
  readonly asAsked: ReturnType<typeof asAskedNow>;
} & PromiseWithResolvers<readonly (() => A)[]>;

/** Whether the data themselves were refused (SQLSTATE classes 22 and 23), which may be one question's own fault. */
const isOfData = (error: unknown): boolean => /^2[23]/.test(String((error as { code?: unknown } | null)?.code));

/** Asks one database; another one has its own queue. */
function askerOf<Q, A>(ask: (questions: readonly Q[]) => Promise<readonly A[]>): (question: Q) => Promise<A> {
  const queue: Batch<Q, A>[] = [];
  let underWay = 0;

  const answersTo = async (questions: readonly Q[]): Promise<(() => A)[]> => {
    try {
      return (await ask(questions)).map((answer) => () => answer);
    } catch (error) {
      if (questions.length === 1 || !isOfData(error)) throw error;
      return Promise.all(questions.map((question) => alone(question)));
    }
  };
  const alone = async (question: Q): Promise<() => A> => {
    const [result] = await Promise.allSettled([ask([question])]);
    return () => {
      if (result.status === 'rejected') throw result.reason;
      return result.value[0] as A;
    };
  };

  const send = (): void => {
    if (underWay >= LANES) return;
    const batch = queue.shift();
    if (!batch) return;
    underWay += 1;
    batch
      .asAsked(() => answersTo(batch.questions))
      .then(batch.resolve, batch.reject)
      .finally(() => {
        underWay -= 1;
        send();
      });
  };

  const open = (): Batch<Q, A> => {
    const last = queue.at(-1);
    if (last && last.questions.length < MOST) return last;
    const batch: Batch<Q, A> = {
      questions: [],
      asAsked: asAskedNow(),
      ...Promise.withResolvers<readonly (() => A)[]>(),
    };
    queue.push(batch);
    setImmediate(send);
    return batch;
  };

  return async (question) => {
    const batch = open();
    const place = batch.questions.push(question) - 1;
    const answer = (await batch.promise)[place] as () => A;
    return answer();
  };
}

/**
 * Asks a database for many at once: the questions of one turn of the event loop go in one statement, and while two are
 * under way, those that come later wait for the next. No answer was read before its question came. `ask`
 * returns the answers in the order of the questions. When it fails it fails for all of them, but when the data of one were
 * refused, which undid it for all, each is asked alone.
 */
export function batched<Q, A, D extends object = Db>(
  ask: (db: D, questions: readonly Q[]) => Promise<readonly A[]>,
): (db: D, question: Q) => Promise<A> {
  const askers = new WeakMap<D, (question: Q) => Promise<A>>();
  return (db, question) => {
    const asker = askers.get(db) ?? askerOf((questions: readonly Q[]) => ask(db, questions));
    askers.set(db, asker);
    return asker(question);
  };
}
