import { describe, expect, it } from 'vitest';
import { timeLeft } from './countdown.tsx';

describe('time left', () => {
  it('when hours remain, then it is split into two digits each', () => {
    expect(timeLeft((2 * 3600 + 14 * 60 + 36) * 1000)).toEqual({ hours: '02', minutes: '14', seconds: '36' });
  });

  it('when the time is over, then it stays at zero', () => {
    expect(timeLeft(-5_000)).toEqual({ hours: '00', minutes: '00', seconds: '00' });
  });
});
