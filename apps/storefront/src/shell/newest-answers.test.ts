import { expect, it } from 'vitest';
import { type Answers, newestOf } from './newest-answers.ts';

const answers = (...rows: [url: string, at: number][]): Answers =>
  new Map(rows.map(([url, at]) => [url, { answer: `${url} at ${at}`, at }]));

it('when two tabs kept the same address, then the newer answer stays, whoever writes last', () => {
  const older = answers(['/wallet', 10], ['/cart', 20]);
  const newer = answers(['/wallet', 30]);
  for (const together of [newestOf(older, newer, 9), newestOf(newer, older, 9)]) {
    expect([...together]).toEqual([...answers(['/cart', 20], ['/wallet', 30])]);
  }
});

it('when there are more than are kept, then the oldest go', () => {
  const kept = newestOf(answers(['/a', 1], ['/b', 4]), answers(['/c', 3], ['/d', 2]), 2);
  expect([...kept.keys()]).toEqual(['/c', '/b']);
});
