import { travelEndpoints } from '@app/contract/travel/endpoints';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeServer } from '../../../testing/fake-server.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { ANA } from '../../../testing/shop-answers.ts';
import { PAID_STAY } from '../../../testing/travel-answers.ts';

test.each(['/ticketorderdetail', '/tourorderdetail', '/hotelorderdetail'])(
  'a screen of bookings shows those of its own kind alone: %s with the id of a stay',
  async (path) => {
    const server = new FakeServer().answer(travelEndpoints.travelOrderDetails, PAID_STAY);
    await openScreen(`${path}?id=${PAID_STAY.id}`, { server, as: ANA });
    if (path === '/hotelorderdetail') expect((await screen.findAllByText(PAID_STAY.subject.title))[0]).toBeVisible();
    else expect(await screen.findByText('This booking is not here')).toBeVisible();
  },
);
