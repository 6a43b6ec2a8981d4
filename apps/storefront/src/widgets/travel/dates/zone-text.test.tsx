import { travelEndpoints } from '@app/contract/travel/endpoints';
import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeServer } from '../../../testing/fake-server.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { ANA, dollars } from '../../../testing/shop-answers.ts';
import { PAID_STAY } from '../../../testing/travel-answers.ts';

test.each([
  ['Asia/Shanghai', 'Until 10 May 2027, 21:00 (14:00 in Lisbon)', 'Times in Shanghai (GMT+8)'],
  ['Pacific/Auckland', 'Until 11 May 2027, 01:00 (10 May 2027, 14:00 in Lisbon)', 'Times in Auckland (GMT+13)'],
  ['Europe/London', 'Until 10 May 2027, 14:00', 'Times in Lisbon (GMT+0)'],
])(
  'in %s a deadline is that of the reader, and of the place where its clock shows another',
  async (timeZone, text, zone) => {
    const policy = [
      { until: '2027-05-10T13:00:00.000Z', fee: dollars(0) },
      { until: null, fee: PAID_STAY.payable },
    ];
    await openScreen(`/hotelorderdetail?id=${PAID_STAY.id}`, {
      server: new FakeServer().answer(travelEndpoints.travelOrderDetails, { ...PAID_STAY, policy }),
      as: { ...ANA, timeZone },
    });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText(zone)).toBeVisible();
    cleanup();
  },
);
