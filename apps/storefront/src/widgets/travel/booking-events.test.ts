import type { BundlePart } from '@app/contract/travel/bundle-views';
import { expect, test } from 'vitest';
import { PAID_COMBO } from '../../testing/travel-answers.ts';
import { bundleEvents } from './booking-events.ts';

const [stay] = PAID_COMBO.parts as [BundlePart];

const airport = (city: string, zone: string, terminal: string) => ({ city, name: `${city} Airport`, terminal, zone });
const lisbon = airport('Lisbon', 'Europe/Lisbon', '1');
const zurich = airport('Zurich', 'Europe/Zurich', '');
const leg = (number: string, from: object, to: object, departsAt: string, arrivesAt: string) => ({
  number,
  airline: { name: 'Meridian Air' },
  from,
  to,
  departsAt,
  arrivesAt,
});

/** There by two flights, back by one. */
const flight: BundlePart = {
  ...stay,
  slot: 'flight',
  order: { ...stay.order, id: 'f', kind: 'flight', number: 'F-80' },
  references: ['PNR123'],
  subject: {
    ...stay.subject,
    item: {
      slices: [
        {
          legs: [
            leg('MA 1', lisbon, zurich, '2027-05-10T06:00:00.000Z', '2027-05-10T08:00:00.000Z'),
            leg('MA 2', zurich, lisbon, '2027-05-10T09:00:00.000Z', '2027-05-10T11:30:00.000Z'),
          ],
        },
        { legs: [leg('MA 3', zurich, lisbon, '2027-05-12T18:00:00.000Z', '2027-05-12T20:00:00.000Z')] },
      ],
    },
  },
};

test('a flight in a bundle is one event for each way, from its first departure to its last landing', () => {
  expect(bundleEvents([flight])).toEqual([
    {
      id: 'f-0',
      title: 'Lisbon – Lisbon',
      where: 'Lisbon Airport, 1',
      text: 'Meridian Air MA 1\nMeridian Air MA 2\nF-80\nPNR123',
      from: '2027-05-10T06:00:00.000Z',
      to: '2027-05-10T11:30:00.000Z',
    },
    {
      id: 'f-1',
      title: 'Zurich – Lisbon',
      where: 'Zurich Airport',
      text: 'Meridian Air MA 3\nF-80\nPNR123',
      from: '2027-05-12T18:00:00.000Z',
      to: '2027-05-12T20:00:00.000Z',
    },
  ]);
});

test('parts that are cancelled, over or used at any time have no event', () => {
  const as = (order: Partial<BundlePart['order']>): BundlePart => ({ ...stay, order: { ...stay.order, ...order } });
  const without = [as({ state: 'cancelled' }), as({ state: 'completed' }), as({ kind: 'diningcombo' })];
  expect(bundleEvents([...without, stay]).map(({ title }) => title)).toEqual(['Harbour House']);
});
