import { expect, test } from 'vitest';
import { batched } from './batched.ts';

type SeenQuestions = {
  readonly questions: readonly string[];
  readonly answer: (by: string) => void;
  readonly fail: (code?: string) => void;
};

/** Whoever asks is answered with their question and who answered it. */
function asking() {
  const asked: SeenQuestions[] = [];
  const database = {};
  const find = batched<string, string, object>((_, questions) => {
    const { promise, resolve, reject } = Promise.withResolvers<readonly string[]>();
    const answer = (by: string): void => resolve(questions.map((question) => `${question} ${by}`));
    asked.push({ questions, answer, fail: (code) => reject(Object.assign(new Error('gone'), { code })) });
    return promise;
  });
  return { asked, find: (question: string) => find(database, question) };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('when many ask in one turn, then they are asked for together, and each is given their own answer', async () => {
  const { asked, find } = asking();
  const found = Promise.all([find('a'), find('b'), find('a')]);
  await turn();
  expect(asked.map(({ questions }) => questions)).toEqual([['a', 'b', 'a']]);
  asked[0]?.answer('1st');
  expect(await found).toEqual(['a 1st', 'b 1st', 'a 1st']);
});

test('when two are under way, then who comes later waits for the next, which is asked afterwards', async () => {
  const { asked, find } = asking();
  const first = find('a');
  await turn();
  const second = find('a');
  await turn();
  const later = Promise.all([find('a'), find('b')]);
  await turn();
  expect(asked.map(({ questions }) => questions)).toEqual([['a'], ['a']]);
  asked[0]?.answer('1st');
  expect(await first).toBe('a 1st');
  await expect.poll(() => asked[2]?.questions).toEqual(['a', 'b']);
  asked[1]?.answer('2nd');
  asked[2]?.answer('3rd');
  expect([await second, await later]).toEqual(['a 2nd', ['a 3rd', 'b 3rd']]);
});

test('when a statement fails, then those in it hear so, and the next ones are asked', async () => {
  const { asked, find } = asking();
  const failing = Promise.allSettled([find('a'), find('b')]);
  await turn();
  asked[0]?.fail();
  expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const next = find('c');
  await expect.poll(() => asked[1]?.questions).toEqual(['c']);
  asked[1]?.answer('2nd');
  expect(await next).toBe('c 2nd');
});

test('when the data of one are refused, then each is asked alone, and only that one hears so', async () => {
  const { asked, find } = asking();
  const both = Promise.allSettled([find('a'), find('b')]);
  await turn();
  asked[0]?.fail('23503');
  await expect.poll(() => asked.map(({ questions }) => questions)).toEqual([['a', 'b'], ['a'], ['b']]);
  asked[1]?.fail('23503');
  asked[2]?.answer('well');
  const [a, b] = await both;
  expect(a.status).toBe('rejected');
  expect(b).toEqual({ status: 'fulfilled', value: 'b well' });
});

test('when very many ask at once, then a hundred go together', async () => {
  const { asked, find } = asking();
  const questions = Array.from({ length: 250 }, (_, index) => String(index));
  const found = Promise.all(questions.map(find));
  for (const index of [0, 1, 2]) {
    await expect.poll(() => asked.length).toBeGreaterThan(index);
    asked[index]?.answer('well');
  }
  expect(asked.map((one) => one.questions.length)).toEqual([100, 100, 50]);
  expect(await found).toEqual(questions.map((question) => `${question} well`));
});
