import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { LOCALES } from './locale.ts';
import {
  clockText,
  dateIn,
  dateText,
  dayText,
  minuteText,
  monthName,
  rangeText,
  stampText,
  wallText,
  weekdayTexts,
  zoneText,
} from './time-words.ts';

const at = new Date('2026-12-13T16:05:09Z');
const now = new Date('2026-11-24T00:00:00Z');
const shanghai = (locale: string) => ({ locale, timeZone: 'Asia/Shanghai' });

test('local clocks are written as they are, with the hour where there is one', () => {
  expect(wallText('en-US', '2026-12-15T09:50', now)).toBe('15 Dec, 09:50');
  expect(wallText('zh-cn', '2027-01-02', now)).toBe('2027年1月2日');
});

describe('moments', () => {
  it('are written on the clocks of the zone, of 24 hours, without the year of today', () => {
    expect(minuteText(shanghai('en-US'), at, now)).toBe('14 Dec, 00:05');
    expect(minuteText(shanghai('zh-cn'), at, now)).toBe('12月14日 00:05');
    expect(minuteText(shanghai('es'), at, now)).toBe('14 dic, 00:05');
    expect(minuteText(shanghai('pt'), at, now)).toBe('14 de dez., 00:05');
    expect(minuteText({ locale: 'en-US', timeZone: 'America/New_York' }, at, now)).toBe('13 Dec, 11:05');
  });

  it('name their year where it is another one, by the zone', () => {
    const newYear = new Date('2026-12-31T16:00:00Z');
    expect(dayText(shanghai('en-US'), newYear, now)).toBe('1 Jan 2027');
    expect(dayText({ locale: 'en-US', timeZone: 'UTC' }, newYear, now)).toBe('31 Dec');
    expect(dayText(shanghai('zh-cn'), newYear, now)).toBe('2027年1月1日');
  });

  it('begin the day with 00, never with 24', () => {
    for (const locale of LOCALES) expect(clockText({ locale, timeZone: 'UTC' }, Date.UTC(2026, 0, 1))).toBe('00:00');
  });

  it('are stamped with the offset of their day', () => {
    expect(stampText('Asia/Shanghai', at)).toBe('2026-12-14 00:05:09+08:00');
    expect(stampText('UTC', at)).toBe('2026-12-13 16:05:09+00:00');
    expect(stampText('America/New_York', new Date('2026-07-01T00:00:00Z'))).toBe('2026-06-30 20:00:00-04:00');
    expect(stampText('Asia/Kathmandu', at)).toBe('2026-12-13 21:50:09+05:45');
  });
});

test('a stamp read back is the moment it was made of, whatever clocks do', () => {
  // Some zones change their clocks in these years, at the turn of a month too.
  const zones = ['America/New_York', 'Europe/Lisbon', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'America/Sao_Paulo'];
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: Date.UTC(2015, 0, 1) / 1000, max: Date.UTC(2030, 0, 1) / 1000 }),
      (zone, second) => {
        const stamp = stampText(zone, second * 1000);
        expect(Date.parse(stamp.replace(' ', 'T'))).toBe(second * 1000);
        expect(stamp.startsWith(dateIn(zone, second * 1000))).toBe(true);
      },
    ),
  );
});

describe('dates', () => {
  it('stand before their month in English, without the year of today', () => {
    expect(dateText('en-US', 'day', '2026-12-14', 2026)).toBe('14 Dec');
    expect(dateText('en-US', 'day', '2026-12-14', 2025)).toBe('14 Dec 2026');
    expect(dateText('en-US', 'weekday', '2026-12-14', 2026)).toBe('Mon 14 Dec');
    expect(dateText('en-US', 'long', '1990-02-28')).toBe('28 February 1990');
  });

  it('are written in other languages as those do', () => {
    expect(dateText('zh-cn', 'day', '2026-12-14', 2026)).toBe('12月14日');
    expect(dateText('zh-cn', 'long', '1990-02-28')).toBe('1990年2月28日');
    expect(dateText('es', 'month', '2026-12-14')).toBe('diciembre de 2026');
    expect(monthName('pt', 2)).toBe('fevereiro');
  });

  it.each([
    ['en-US', '14 to 17 Dec', '30 Dec to 2 Jan 2027', '14 to 17 Dec 2027'],
    ['zh-cn', '12月14日至17日', '12月30日至2027年1月2日', '2027年12月14日至17日'],
    ['es', '14 al 17 dic', '30 dic al 2 ene 2027', '14 al 17 dic 2027'],
    ['pt', '14 a 17 de dez.', '30 de dez. a 2 de jan. de 2027', '14 a 17 de dez. de 2027'],
  ])('join to ranges in %s', (locale, month, years, later) => {
    expect(rangeText(locale, '2026-12-14', '2026-12-17', 2026)).toBe(month);
    expect(rangeText(locale, '2026-12-30', '2027-01-02', 2026)).toBe(years);
    expect(rangeText(locale, '2027-12-14', '2027-12-17', 2026)).toBe(later);
    expect(rangeText(locale, '2026-12-14', '2026-12-14', 2026)).toBe(dateText(locale, 'day', '2026-12-14', 2026));
  });

  it('have weekdays from the one that weeks begin with', () => {
    expect(weekdayTexts('en-US', 0)[0]?.long).toBe('Sunday');
    expect(weekdayTexts('en-US', 1)[0]?.short).toBe('Mon');
    expect(weekdayTexts('zh-cn', 1)[0]?.short).toBe('一');
  });
});

describe('zones', () => {
  it('are named as their readers know them, with the offset of the day', () => {
    expect(zoneText(shanghai('en-US'), at)).toBe('Shanghai (GMT+8)');
    expect(zoneText(shanghai('zh-cn'), at)).toBe('中国标准时间（GMT+8）');
    expect(zoneText(shanghai('es'), at)).toBe('Hora estándar de China (GMT+8)');
    expect(zoneText({ locale: 'en-US', timeZone: 'America/New_York' }, at)).toBe('New York (GMT−5)');
    expect(zoneText({ locale: 'en-US', timeZone: 'America/New_York' }, new Date('2026-07-01'))).toBe(
      'New York (GMT−4)',
    );
    expect(zoneText({ locale: 'en-US', timeZone: 'Asia/Calcutta' }, at)).toBe('Kolkata (GMT+5:30)');
    expect(zoneText({ locale: 'zh-cn', timeZone: 'UTC' }, at)).toBe('UTC');
  });
});
