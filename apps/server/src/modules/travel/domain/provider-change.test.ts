import { addMs, DAY, HOUR } from '@app/kernel/clock';
import { describe, expect, test } from 'vitest';
import { choicesOf, consentBy, weightOf } from './provider-change.ts';

const flights = { askedFrom: 30, chosenFrom: 180 };
const of = (minutes: number, more: Partial<{ anotherDay: boolean; broken: boolean }> = {}) =>
  weightOf({ minutes, anotherDay: false, broken: false, ...more }, flights);

describe('how much a change is', () => {
  test.each([
    [0, 'told'],
    [29, 'told'],
    [30, 'minor'],
    [179, 'minor'],
    [180, 'major'],
  ] as const)('%i minutes: %s', (minutes, weight) => expect(of(minutes)).toBe(weight));

  test('another day and a broken connection are a choice however short', () => {
    expect(of(1, { anotherDay: true })).toBe('major');
    expect(of(1, { broken: true })).toBe('major');
  });
});

const now = new Date('2027-03-01T10:00:00Z');
const by = (inMs: number, more: Partial<Parameters<typeof consentBy>[0]> = {}) =>
  consentBy({ weight: 'major', stands: true, now, startsAt: addMs(now, inMs), acceptDays: 7, ...more });

describe('until when it is answered, and what silence means', () => {
  test('a small one is accepted after some days, or a day before where that is sooner', () => {
    expect(by(30 * DAY, { weight: 'minor' })).toEqual({ decideBy: addMs(now, 7 * DAY), silence: 'accept' });
    expect(by(5 * DAY, { weight: 'minor' })).toEqual({ decideBy: addMs(now, 4 * DAY), silence: 'accept' });
  });

  test('a large one a day before, and given back where it cannot be had', () => {
    expect(by(30 * DAY)).toEqual({ decideBy: addMs(now, 29 * DAY), silence: 'accept' });
    expect(by(30 * DAY, { stands: false })).toEqual({ decideBy: addMs(now, 29 * DAY), silence: 'refund' });
  });

  test('on the last day until it begins, and silence leaves it as it is', () => {
    expect(by(DAY, { stands: false })).toEqual({ decideBy: addMs(now, DAY), silence: 'accept' });
    expect(by(3 * HOUR, { weight: 'minor' })).toEqual({ decideBy: addMs(now, 3 * HOUR), silence: 'accept' });
    expect(by(DAY + 1, { stands: false })).toEqual({ decideBy: addMs(now, 1), silence: 'refund' });
  });
});

test('what cannot be had is not accepted, and only a large change gives money back', () => {
  expect(choicesOf({ weight: 'major', stands: true, replaceable: true })).toEqual(['accept', 'replace', 'refund']);
  expect(choicesOf({ weight: 'major', stands: false, replaceable: false })).toEqual(['refund']);
  expect(choicesOf({ weight: 'minor', stands: true, replaceable: false })).toEqual(['accept']);
  expect(choicesOf({ weight: 'minor', stands: true, replaceable: true })).toEqual(['accept']);
});

test('what does not take place at all is given back by silence, also on the last day', () => {
  expect(by(3 * HOUR, { stands: false, off: true })).toEqual({ decideBy: addMs(now, 3 * HOUR), silence: 'refund' });
  expect(by(30 * DAY, { stands: false, off: true })).toEqual({ decideBy: addMs(now, 29 * DAY), silence: 'refund' });
});
