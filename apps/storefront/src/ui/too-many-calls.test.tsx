import { ApiError } from '@app/client/api-error';
import { cleanup, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openScreen } from '../testing/open-screen.tsx';
import { stopClock } from '../testing/stop-clock.ts';
import { ErrorNote, ErrorState } from './states.tsx';

const refusal = (data: unknown) =>
  new ApiError({ kind: 'answer', code: 4029, msg: 'Too many tries.', status: 429, data });

test.each([
  ['page', ErrorState],
  ['part', ErrorNote],
] as const)('a %s that met too many calls says when it is read again, and then is, once', async (_, Failure) => {
  await openScreen('/');
  cleanup();
  const pass = stopClock();
  try {
    const onRetry = vi.fn();
    render(<Failure error={refusal({ error: 'rate.too_many', retryAfter: 40 })} onRetry={onRetry} />);
    expect(screen.getByText('Too many requests')).toBeVisible();
    expect(screen.getByText(/Trying again in/)).toBeVisible();
    expect(screen.queryByText('Something went wrong')).toBeNull();
    await pass(39_000);
    expect(onRetry).not.toHaveBeenCalled();
    await pass(10_000);
    expect(onRetry).toHaveBeenCalledTimes(1);
  } finally {
    vi.useRealTimers();
  }
});

test('what is refused for another reason is not read again by itself', async () => {
  await openScreen('/');
  cleanup();
  const pass = stopClock();
  try {
    const onRetry = vi.fn();
    render(<ErrorState error={refusal({ error: 'record.not_found', retryAfter: 1 })} onRetry={onRetry} />);
    expect(screen.getByText('Something went wrong')).toBeVisible();
    await pass(10_000);
    expect(onRetry).not.toHaveBeenCalled();
  } finally {
    vi.useRealTimers();
  }
});
