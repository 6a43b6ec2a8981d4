import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { queries } from '../../../app/queries.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { type BookingValues, flawsOfGuests } from '../booking/booking-form.ts';
import { GuestFields } from '../booking/guest-fields.tsx';

test('a guest with one name writes it twice by one press, and is told why', async () => {
  await openScreen('/');
  cleanup();
  let typed: () => BookingValues = () => ({});
  function Form() {
    const form = useForm<BookingValues>({ defaultValues: { family0: '', given0: '' } });
    typed = form.getValues;
    return <GuestFields form={form} index={0} title="Room 1" />;
  }
  render(
    <QueryClientProvider client={queries}>
      <Form />
    </QueryClientProvider>,
  );
  expect(screen.queryByRole('button', { name: 'Only one name? Write it twice' })).toBeNull();
  await userEvent.type(screen.getByLabelText('Surname'), 'Sukarno');
  await userEvent.click(screen.getByRole('button', { name: 'Only one name? Write it twice' }));
  expect(flawsOfGuests(typed(), 1)).toEqual({});
  expect(screen.getByLabelText('Given names')).toHaveValue('Sukarno');
  expect(screen.getByText(/as surname and given names alike/)).toBeVisible();
});
