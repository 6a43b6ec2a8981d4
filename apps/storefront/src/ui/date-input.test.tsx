import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { openScreen } from '../testing/open-screen.tsx';
import { DateInput } from './date-input.tsx';

// Texts come with the first screen.
beforeEach(async () => {
  await openScreen('/');
  cleanup();
});

/** The field with what was handed on. */
function Form() {
  const [day, setDay] = useState('');
  return (
    <>
      <DateInput label="Birthday" value={day} min="1990-01-01" max="2026-12-31" onChange={setDay} />
      <output>{day}</output>
    </>
  );
}

test('a typed date is handed on once it is a whole one within its bounds', () => {
  render(<Form />);
  const input = screen.getByLabelText('Birthday');
  fireEvent.change(input, { target: { value: '0019-05-05' } });
  expect(screen.getByRole('status')).toHaveTextContent('');
  // Half a year stays as typed.
  expect(input).toHaveValue('0019-05-05');
  fireEvent.change(input, { target: { value: '1995-05-05' } });
  expect(screen.getByRole('status')).toHaveTextContent('1995-05-05');
});

test('a date out of its bounds is said once the field is left, and is not handed on', () => {
  render(<Form />);
  const input = screen.getByLabelText('Birthday');
  fireEvent.change(input, { target: { value: '1980-05-05' } });
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.blur(input);
  expect(screen.getByRole('alert')).toHaveTextContent('1990');
  expect(input).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('');
  fireEvent.change(input, { target: { value: '1995-05-05' } });
  expect(screen.queryByRole('alert')).toBeNull();
});
