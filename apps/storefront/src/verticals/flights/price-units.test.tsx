import type { FlightCard as Flight, SliceOffer } from '@app/contract/verticals/flights/views';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { queries } from '../../app/queries.ts';
import { idOf } from '../../testing/goods-answers.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { dollars } from '../../testing/shop-answers.ts';
import { FareCards } from './details/fare-cards.tsx';
import { ChosenOut } from './search/chosen-out.tsx';
import { FlightCard } from './search/flight-card.tsx';

// Texts come with the first screen.
beforeEach(async () => {
  await openScreen('/');
  cleanup();
});

const point = (code: string, city: string) => ({
  code,
  name: city,
  cityId: idOf(70),
  city,
  zone: 'Europe/Lisbon',
  terminal: '',
});
const times = {
  departsAt: '2027-05-10T06:00:00.000Z',
  arrivesAt: '2027-05-10T08:00:00.000Z',
  localDeparture: '2027-05-10T07:00',
  localArrival: '2027-05-10T09:00',
  dayShift: 0,
  minutes: 120,
};
const flight = (totalUsd: number): Flight => ({
  ...times,
  key: 'a',
  cabin: 'economy',
  legs: [
    {
      ...times,
      flightId: idOf(71),
      day: '2027-05-10',
      number: 'MA 1',
      airline: { code: 'MA', name: 'Meridian Air', colour: '#123456' },
      operatedBy: '',
      aircraft: '',
      from: point('LIS', 'Lisbon'),
      to: point('ZRH', 'Zurich'),
    },
  ],
  waits: [],
  seatsLeft: null,
  checkedBag: { pieces: 0, kg: 0 },
  brands: ['light'],
  refundable: false,
  adultPrice: dollars(10_000),
  totalPrice: dollars(totalUsd),
  adultDeal: null,
  deal: null,
  bagPrice: null,
  returnDiscount: null,
});
const fare = (totalUsd: number): SliceOffer => ({
  brand: 'light',
  name: 'Light',
  cabinBag: { pieces: 1, kg: 8 },
  checkedBag: { pieces: 0, kg: 0 },
  seat: 'none',
  meal: false,
  adultPrice: dollars(10_000),
  total: dollars(totalUsd),
  adultDeal: null,
  deal: null,
  policy: [],
  change: null,
  extraBags: [],
});

/** The text of what is drawn, with whom and which way its prices are of. */
function textOf(element: ReactNode): string {
  render(<QueryClientProvider client={queries}>{element}</QueryClientProvider>);
  const text = screen.getByRole('main').textContent ?? '';
  cleanup();
  return text;
}
const card = (of: { totalUsd: number; unit: 'one' | 'both' | 'soFar' }) =>
  textOf(
    <main>
      <FlightCard flight={flight(of.totalUsd)} best={false} unit={of.unit} onChoose={() => undefined} />
    </main>,
  );
const fares = (of: { totalUsd: number; ofTwo: boolean }) =>
  textOf(
    <main>
      <FareCards
        title="Fares"
        fares={[fare(of.totalUsd)]}
        chosen={undefined}
        zone="Europe/Lisbon"
        ofTwo={of.ofTwo}
        withBag={false}
        onChoose={() => undefined}
      />
    </main>,
  );

test('the card of a flight says of whom and of which ways its prices are', () => {
  expect(card({ totalUsd: 26_000, unit: 'both' })).toMatch(/\$100\.00per adult, both ways\$260\.00 in all/);
  expect(card({ totalUsd: 26_000, unit: 'one' })).toMatch(/\$100\.00per adult\$260\.00 in all/);
  expect(card({ totalUsd: 26_000, unit: 'soFar' })).toMatch(/\$100\.00per adult, flights so far\$260\.00 in all/);
  const chosen = textOf(
    <main>
      <ChosenOut chosen={flight(26_000)} onChange={() => undefined} />
    </main>,
  );
  expect(chosen).toContain('Both ways from $100.00 per adult');
});

test('fares of one way of two say that they are of this way', () => {
  expect(fares({ totalUsd: 26_000, ofTwo: true })).toMatch(/\$100\.00 per adult, this way\$260\.00 in all, this way/);
  expect(fares({ totalUsd: 26_000, ofTwo: false })).toMatch(/\$100\.00 per adult\$260\.00 in all/);
});

test('where all travellers pay what one adult pays, one figure stands', () => {
  for (const text of [card({ totalUsd: 10_000, unit: 'one' }), fares({ totalUsd: 10_000, ofTwo: false })]) {
    expect(text).toContain('$100.00');
    expect(text).not.toMatch(/per adult|in all/);
  }
  expect(card({ totalUsd: 10_000, unit: 'both' })).toMatch(/\$100\.00per adult, both ways/);
});
