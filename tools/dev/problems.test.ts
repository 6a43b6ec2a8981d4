import type { ErrorPayload } from 'vite';
import { expect, test } from 'vitest';
import { rememberProblems } from './problems.ts';

function remembered() {
  const shown: (string | null)[] = [];
  const problems = rememberProblems((problem: ErrorPayload | null) => shown.push(problem?.err.message ?? null));
  return { problems, shown };
}
const wrong = (title: string) => ({ title, details: 'here' });

test('what keeps the others from being seen is shown first, and the next once it is mended', () => {
  const { problems, shown } = remembered();
  problems.set('types', wrong('types'));
  problems.set('build', wrong('build'));
  problems.set('types', wrong('more types'));
  problems.set('build', null);
  problems.set('types', null);
  expect(shown).toEqual(['types', 'build', 'more types', null]);
});

test('a page is told nothing when nothing has changed', () => {
  const { problems, shown } = remembered();
  problems.set('build', null);
  expect(shown).toEqual([]);
  problems.set('build', wrong('build'));
  problems.set('build', wrong('build'));
  expect(shown).toEqual(['build']);
});

test('a call that failed is shown until something is set anew, and to no page that is opened later', () => {
  const { problems, shown } = remembered();
  problems.pass(wrong('call'));
  expect(problems.shown()).toBeNull();
  problems.set('server', null);
  expect(shown).toEqual(['call', null]);
});
