import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyTimeline, putOutgoing, sinceOf, type Timeline, takeNewer, takeOlder } from './timeline.ts';

type Message = { seq: number; clientId: string | null };
type Draft = string;
const message = (seq: number): Message => ({ seq, clientId: `m${seq}` });
const empty: Timeline<Message, Draft> = emptyTimeline;

test('whatever order, loss and repetition: after asking from where it stands, a device has each message once', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }),
      fc.array(fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 8 }), { maxLength: 30 }),
      (last, pushes) => {
        const all = Array.from({ length: last }, (_, index) => message(index + 1));
        let known = takeNewer(empty, all.slice(0, 1));
        for (const push of pushes) {
          known = takeNewer(known, push.filter((seq) => seq <= last).map(message));
          expect(known.messages.map((one) => one.seq)).toEqual(known.messages.map((_, index) => index + 1));
        }
        known = takeNewer(known, all.slice(sinceOf(known)));
        expect(known.messages).toEqual(all);
      },
    ),
  );
});

test('what is on its way stands until the server has it, and never beside it', () => {
  const one = { clientId: 'm2', draft: 'hello', failed: false, at: '' };
  const sent = putOutgoing(takeNewer(empty, [message(1)]), one);
  expect(sent.outgoing).toHaveLength(1);
  expect(takeNewer(sent, [message(3)]).outgoing).toHaveLength(1);
  const arrived = takeNewer(sent, [message(2)]);
  expect(arrived).toMatchObject({ outgoing: [], messages: [{ seq: 1 }, { seq: 2 }] });
  expect(putOutgoing(arrived, { ...one, failed: true })).toBe(arrived);
});

test('older messages join only where they belong', () => {
  const known = takeNewer(empty, [message(5), message(6)]);
  expect(takeOlder(known, [message(2)])).toBe(known);
  expect(takeOlder(known, [message(4), message(3)]).messages.map((one) => one.seq)).toEqual([3, 4, 5, 6]);
});
