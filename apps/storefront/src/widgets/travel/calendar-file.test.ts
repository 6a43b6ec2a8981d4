import { describe, expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const EVENT = {
  id: 'flight-2026-12-14-F1',
  title: 'MA 208 London – 東京都大田区羽田空港国際線旅客',
  where: 'London airport; main (LHR), 3',
  text: 'Meridian Air MA 208\nF1',
  from: '2026-12-14T09:35:00.000Z',
  to: '2026-12-14T22:25:00.000Z',
};

describe('a calendar file', () => {
  const text = calendarFile([EVENT, { ...EVENT, id: 'second', where: '' }], '2026-11-24T10:00:00.000Z');

  it('has every event at its true moments, with its place where there is one', () => {
    expect(text).toContain('DTSTART:20261214T093500Z\r\nDTEND:20261214T222500Z');
    expect(text).toContain('DTSTAMP:20261124T100000Z');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(text.match(/LOCATION:London airport\\; main \(LHR\)\\, 3/g)).toHaveLength(1);
    expect(text).toContain('DESCRIPTION:Meridian Air MA 208\\nF1');
  });

  it('has no line longer than the format allows', () => {
    const lengths = text.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n ', '')).toContain('東京都大田区羽田空港国際線旅客');
  });
});
