import { describe, expect, it } from 'vitest';
import { spokenTime, timeLeft } from './countdown.tsx';

describe('time left', () => {
  it('when it is read out, then it is in words of the language, and in seconds only within the last minute', () => {
    const second = 1_000;
    expect(spokenTime((2 * 3600 + 14 * 60 + 36) * second, 'es')).toBe('2 horas y 14 minutos');
    expect(spokenTime(19 * 60 * second, 'en-US')).toBe('19 minutes');
    expect(spokenTime(42 * second, 'zh-CN')).toBe('42秒钟');
    expect(spokenTime(-5 * second, 'pt')).toBe('0 segundo');
  });

  it('when hours remain, then it is split into two digits each', () => {
    expect(timeLeft((2 * 3600 + 14 * 60 + 36) * 1000)).toEqual({ hours: '02', minutes: '14', seconds: '36' });
  });

  it('when the time is over, then it stays at zero', () => {
    expect(timeLeft(-5_000)).toEqual({ hours: '00', minutes: '00', seconds: '00' });
  });
});
