import type { FlightLeg, FlightSlice } from '@app/contract/verticals/flights/views';
import { describe, expect, it } from 'vitest';
import { tripCalendar } from './trip-calendar.ts';

const point = (code: string, city: string, terminal: string) => ({
  code,
  name: `${city} airport; main`,
  cityId: '0190b7c0-0000-7000-8000-000000000001',
  city,
  zone: 'UTC',
  terminal,
});
const leg: FlightLeg = {
  flightId: '0190b7c0-0000-7000-8000-000000000002',
  day: '2026-12-14',
  number: 'MA 208',
  airline: { code: 'MA', name: 'Meridian Air', colour: '#0c655f' },
  operatedBy: '',
  aircraft: '',
  from: point('LHR', 'London', '3'),
  to: point('HND', '東京都大田区羽田空港国際線旅客', ''),
  departsAt: '2026-12-14T09:35:00.000Z',
  arrivesAt: '2026-12-14T22:25:00.000Z',
  localDeparture: '2026-12-14T09:35',
  localArrival: '2026-12-15T07:25',
  dayShift: 1,
  minutes: 770,
};

describe('a calendar file', () => {
  const text = tripCalendar([{ legs: [leg] } as unknown as FlightSlice], {
    number: 'F1',
    now: '2026-11-24T10:00:00.000Z',
  });

  it('has every flight at its true moments', () => {
    expect(text).toContain('DTSTART:20261214T093500Z\r\nDTEND:20261214T222500Z');
    expect(text).toContain('LOCATION:London airport\\; main (LHR)\\, 3');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  });

  it('has no line longer than the format allows', () => {
    const lengths = text.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n ', '')).toContain('東京都大田区羽田空港国際線旅客');
  });
});
