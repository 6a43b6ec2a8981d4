import type { Passenger } from '@app/contract/travel/person-schemas';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { queries } from '../../../app/queries.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import type { BookingValues } from '../booking/booking-form.ts';
import type { TravellerRules } from './traveller-rules.ts';
import { Travellers } from './travellers.tsx';
import type { KeptTravellers } from './use-kept-travellers.ts';

const person = (id: string, birthDate: string): Passenger =>
  ({
    ...{ id, birthDate, givenName: id.toUpperCase(), familyName: 'SOUSA', gender: 'female', nationality: 'PT' },
    ...{ documentType: 'passport', documentNumber: `P${id}123`, documentValidUntil: '2040-01-01' },
  }) as unknown as Passenger;
const kept = {
  list: [person('ada', '1980-01-01'), person('ben', '1981-01-01'), person('mia', '2029-06-01')],
  isPending: false,
  error: null,
} as unknown as KeptTravellers;
const rules: TravellerRules = {
  types: ['adult', 'adult', 'baby'],
  agesOn: '2030-01-01',
  documentsUntil: '2030-01-01',
  international: true,
};

test('who exchanges places with another takes the baby along, and says so to what else is theirs', async () => {
  await openScreen('/');
  cleanup();
  let values: () => BookingValues = () => ({});
  const swaps: (readonly number[])[] = [];
  function Form() {
    const form = useForm<BookingValues>({
      defaultValues: { passenger0: 'ada', passenger1: 'ben', passenger2: 'mia', lap2: '1' },
    });
    values = form.getValues;
    return (
      <Travellers
        form={form}
        rules={rules}
        kept={kept}
        noteOf={() => ''}
        onSwapped={(swap) => {
          swaps.push(swap);
        }}
      />
    );
  }
  render(
    <QueryClientProvider client={queries}>
      <Form />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: /Adult 1.*ADA/ }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^BEN/ }));
  expect(values()).toEqual({ passenger0: 'ben', passenger1: 'ada', passenger2: 'mia', lap2: '2' });
  expect(swaps).toEqual([[0, 1]]);
});
