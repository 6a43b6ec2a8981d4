import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeServer } from '../../testing/fake-server.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import type { TripPart } from '../../widgets/travel/bundle/trip-timeline.ts';
import { TripLine } from './trip-line.tsx';

const HOTEL: TripPart = {
  slot: 'hotel',
  kind: 'hotel',
  city: 'Tokyo',
  subject: { title: 'Sumida House', item: { nights: 5, checkInFrom: '15:00', checkOutUntil: '11:00' } },
  service: {
    from: '2026-12-15',
    to: '2026-12-20',
    zone: 'Asia/Tokyo',
    startsAt: '2026-12-15T06:00:00Z',
    endsAt: '2026-12-20T02:00:00Z',
  },
};

test('a stay is named where it begins and where it ends; once, where what it is of stands below', async () => {
  await openScreen('/', { server: new FakeServer() });
  cleanup();
  const line = render(<TripLine parts={[HOTEL]} clocks={null} />);
  expect(screen.getAllByText('Sumida House')).toHaveLength(2);
  line.rerender(<TripLine parts={[HOTEL]} clocks={null} wellOf={() => <p>Below</p>} />);
  expect(screen.getByText('Below')).toBeInTheDocument();
  expect(screen.getAllByText('Sumida House')).toHaveLength(1);
});
