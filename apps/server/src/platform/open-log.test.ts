import { expect, test } from 'vitest';
import { loggedError } from './open-log.ts';

test('an error is logged with what and where, an object made like one too', () => {
  expect(loggedError(new TypeError('no such thing'))).toMatchObject({ type: 'TypeError', message: 'no such thing' });
  const report = { message: 'the database is shutting down', stack: 'at work', code: '57P03', queue: 'expire-orders' };
  expect(loggedError(report)).toEqual({ type: 'object', ...report });
  expect(loggedError('a text')).toEqual({ type: 'string' });
});

test('what the database quotes of people is left out', () => {
  const about = Object.assign(new Error('invalid input "Ann Lee"'), { code: '22P02', detail: 'Ann Lee', query: 'Ann' });
  const logged = loggedError({ ...about, message: about.message, stack: about.stack });
  expect(logged).toMatchObject({ message: 'invalid input "…"', code: '22P02' });
  expect(JSON.stringify(logged)).not.toContain('Ann');
});
