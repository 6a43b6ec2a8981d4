import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createInbox, type Numbered } from './numbered-inbox.ts';

const message = (n: number, from = 'a'): Numbered => ({ from, n, channel: 'cache', payloads: [`${from}${n}`] });
function open() {
  const heard: string[] = [];
  let lost = 0;
  const inbox = createInbox({
    deliver: ({ payloads }) => heard.push(...(payloads as string[])),
    lost: () => {
      lost += 1;
    },
  });
  return { inbox, heard, lost: () => lost };
}

test('in whatever order and however often they come, each is delivered once and in order', () => {
  const count = 12;
  const orders = fc.shuffledSubarray(
    Array.from({ length: count * 2 }, (_, at) => (at % count) + 1),
    { minLength: count * 2, maxLength: count * 2 },
  );
  fc.assert(
    fc.property(orders, (order) => {
      const { inbox, heard, lost } = open();
      inbox.take(message(0), 0);
      for (const n of order) inbox.take(message(n), 1);
      expect(heard).toEqual(Array.from({ length: count + 1 }, (_, n) => `a${n}`));
      expect(inbox.review(10_000)).toEqual([]);
      expect(lost()).toBe(0);
    }),
  );
});

test('a missing message is asked for once, and what follows waits for it', () => {
  const { inbox, heard } = open();
  inbox.take(message(4), 0);
  inbox.take(message(6), 0);
  inbox.take(message(1, 'b'), 0);
  expect(heard).toEqual(['a4', 'b1']);
  expect(inbox.review(100)).toEqual([]);
  expect(inbox.review(300)).toEqual([{ of: 'a', after: 4 }]);
  expect(inbox.review(400)).toEqual([]);
  inbox.take(message(5), 500);
  expect(heard).toEqual(['a4', 'b1', 'a5', 'a6']);
  expect(inbox.review(5_000)).toEqual([]);
});

test('the last message of a sender is missed by what the sender says of itself', () => {
  const { inbox, heard } = open();
  inbox.take(message(1), 0);
  inbox.noteLast('a', 1, 10);
  expect(inbox.review(1_000)).toEqual([]);
  inbox.noteLast('a', 2, 1_000);
  expect(inbox.review(1_300)).toEqual([{ of: 'a', after: 1 }]);
  inbox.take(message(2), 1_400);
  expect(heard).toEqual(['a1', 'a2']);
});

test('one that never comes is given up and told of, and the rest goes on', () => {
  const { inbox, heard, lost } = open();
  inbox.take(message(1), 0);
  inbox.take(message(4), 0);
  inbox.review(300);
  expect(inbox.review(3_900)).toEqual([]);
  expect(lost()).toBe(0);
  inbox.review(4_100);
  expect(lost()).toBe(1);
  expect(heard).toEqual(['a1', 'a4']);
  inbox.take(message(2), 4_200);
  inbox.take(message(5), 4_200);
  expect(heard).toEqual(['a1', 'a4', 'a5']);
});

test('another missing one after it has its own time', () => {
  const { inbox } = open();
  inbox.take(message(1), 0);
  inbox.take(message(3), 0);
  inbox.take(message(5), 0);
  expect(inbox.review(300)).toEqual([{ of: 'a', after: 1 }]);
  inbox.take(message(2), 400);
  expect(inbox.review(500)).toEqual([]);
  expect(inbox.review(700)).toEqual([{ of: 'a', after: 3 }]);
});

test('what a sender said before this process listened is not waited for', () => {
  const { inbox, heard, lost } = open();
  expect(inbox.introduce('a', 40, 0)).toBe(true);
  expect(inbox.introduce('a', 40, 0)).toBe(false);
  inbox.take(message(39), 0);
  inbox.take(message(41), 0);
  expect(heard).toEqual(['a41']);
  inbox.review(10_000);
  expect(lost()).toBe(0);
});

test('the first messages of a sender that was introduced are waited for, whatever comes first', () => {
  const { inbox, heard } = open();
  inbox.noteLast('a', 2, 0);
  inbox.introduce('a', 0, 0);
  inbox.take(message(2), 0);
  expect(heard).toEqual([]);
  inbox.take(message(1), 1);
  expect(heard).toEqual(['a1', 'a2']);
});
