import { describe, expect, it } from 'vitest';
import { shownPath } from './shown-path.ts';
import { statementName } from './statement-name.ts';
import { readTraceparent, writeTraceparent } from './traceparent.ts';
import { errorType } from './tracing.ts';

describe('a statement is called by what it does', () => {
  it.each([
    ['SELECT a FROM customer WHERE id = $1', 'SELECT customer'],
    ['select 1', 'SELECT'],
    ['\n  INSERT INTO outbox_event (name) SELECT $1', 'INSERT outbox_event'],
    ['UPDATE "goods_order" SET state = $1', 'UPDATE goods_order'],
    ['WITH a AS (SELECT 1 FROM x), b AS (INSERT INTO payment (id) VALUES ($1)) SELECT 1', 'INSERT payment'],
    ['WITH a AS (SELECT 1 FROM customer) SELECT * FROM a', 'SELECT customer'],
    ['WITH a AS (SELECT 1 FROM customer c FOR UPDATE OF c) SELECT * FROM a', 'SELECT customer'],
    ['WITH a AS (SELECT 1 FROM job FOR NO KEY UPDATE SKIP LOCKED) DELETE FROM job USING a', 'DELETE job'],
    ['SELECT * FROM unnest($1::uuid[]) AS asked JOIN customer ON true', 'SELECT customer'],
    ['SELECT extract(epoch FROM created_at) FROM payment', 'SELECT payment'],
    ['commit', 'COMMIT'],
    ['', 'SQL'],
  ])('%s', (text, summary) => expect(statementName(text).summary).toBe(summary));
});

describe('a path is shown without what may be a secret', () => {
  it.each([
    ['/app_index/order/:id', { id: '123' }, '/app_index/order/123'],
    ['/pay/:token', { token: 'abc123' }, '/pay/:token'],
    ['/files/*', { '*': 'u/x.webp' }, '/files/*'],
    ['/:a/:b', { a: 'somebody@example.com' }, '/:a/:b'],
    [undefined, {}, '/…'],
  ])('%s', (route, params, shown) => expect(shownPath(route, params)).toBe(shown));
});

describe('the header traceparent', () => {
  const [trace, span] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];
  it('is read and written as W3C has it', () => {
    for (const flags of ['01', '00'])
      expect(writeTraceparent(readTraceparent(`00-${trace}-${span}-${flags}`) as never)).toBe(
        `00-${trace}-${span}-${flags}`,
      );
    // Flags and fields of later versions that are not known are passed over.
    expect(readTraceparent(`01-${trace}-${span}-03-more`)).toMatchObject({ sampled: true });
    expect(readTraceparent(`00-${trace}-${span}-02`)).toMatchObject({ sampled: false });
  });
  it.each([
    undefined,
    ['a'],
    '',
    `00-${trace}-${span}`,
    `00-${trace}-${span}-01-more`,
    `ff-${trace}-${span}-01`,
    `00-${trace.toUpperCase()}-${span}-01`,
    `00-${'0'.repeat(32)}-${span}-01`,
    `00-${trace}-${'0'.repeat(16)}-01`,
  ])('counts as not sent: %s', (text) => expect(readTraceparent(text)).toBeNull());
});

it('an error is called by its code or class, never by its words', () => {
  expect(errorType({ code: '23505', message: 'Key (email)=(a@b.c)' })).toBe('23505');
  expect(errorType(new TypeError('a@b.c'))).toBe('TypeError');
  expect(errorType({ code: 'a@b.c', name: 'with words' })).toBe('Error');
  expect(errorType(null)).toBe('Error');
});
