import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Actor, allowedEvents, defineMachine, findTransition, toMermaid } from './machine.ts';

const door = defineMachine({
  name: 'door',
  initial: 'closed',
  states: ['closed', 'open', 'locked', 'held'],
  transitions: [
    { on: 'open', from: ['closed'], to: 'open', by: ['customer', 'admin'] },
    { on: 'close', from: ['open'], to: 'closed', by: ['customer'] },
    { on: 'lock', from: ['closed'], to: 'locked', by: ['admin'] },
    { on: 'hold', from: ['open', 'closed'], to: 'held', by: ['system'] },
    { on: 'let_go', from: ['held'], to: 'origin', by: ['system'] },
  ],
});
const actors: Actor[] = ['customer', 'admin', 'system'];
const events = door.transitions.map(({ on }) => on);

test('when any event of any actor meets any state, then only what the table lists is found', () => {
  let found = 0;
  for (const state of door.states) {
    for (const actor of actors) {
      for (const event of events) {
        const listed = door.transitions.some(
          (rule) =>
            rule.on === event &&
            (rule.from as readonly string[]).includes(state) &&
            (rule.by as readonly string[]).includes(actor),
        );
        const rule = findTransition(door, { state, event, actor });
        expect(rule !== null).toBe(listed);
        expect(allowedEvents(door, { state, actor }).includes(event)).toBe(listed);
        if (rule) found += 1;
      }
    }
  }
  expect(found).toBe(7);
});

test('when a machine is walked at random, then it never leaves its states', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...events), fc.constantFrom(...actors)), { maxLength: 60 }),
      (steps) => {
        let state: (typeof door.states)[number] = door.initial;
        let origin = state;
        for (const [event, actor] of steps) {
          const rule = findTransition(door, { state, event, actor });
          if (!rule) continue;
          const from = state;
          state = rule.to === 'origin' ? origin : rule.to;
          if (state === 'held') origin = from;
          expect(door.states).toContain(state);
        }
      },
    ),
  );
});

test('when a table contradicts itself, then it is refused where it is declared', () => {
  const rule = { on: 'go', from: ['a'], to: 'b', by: ['system'] } as const;
  const declare = (given: object) => () =>
    defineMachine({ name: 'bad', initial: 'a', states: ['a', 'b'], transitions: [rule], ...given } as never);
  expect(declare({})).not.toThrow();
  expect(declare({ initial: 'c' })).toThrow('unknown initial state');
  expect(declare({ transitions: [{ ...rule, to: 'c' }] })).toThrow('go leads nowhere');
  expect(declare({ transitions: [{ ...rule, from: ['c'] }] })).toThrow('go starts nowhere');
  expect(declare({ transitions: [rule, { ...rule, to: 'a' }] })).toThrow('two rules for go in a');
});

test('when a machine is drawn, then every step is an arrow that names who may take it', () => {
  expect(toMermaid(door).split('\n')).toEqual([
    'stateDiagram-v2',
    '  [*] --> closed',
    '  closed --> open: open (customer, admin)',
    '  open --> closed: close (customer)',
    '  closed --> locked: lock (admin)',
    '  open --> held: hold (system)',
    '  closed --> held: hold (system)',
    '  held --> origin: let_go (system)',
  ]);
});
