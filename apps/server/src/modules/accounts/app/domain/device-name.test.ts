import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCode, newCode } from '../../core/domain/email-code.ts';
import { deviceName } from './device-name.ts';

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    { kind: 'phone', browser: 'Safari', system: 'iOS' },
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0',
    { kind: 'computer', browser: 'Edge', system: 'Windows' },
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
    { kind: 'phone', browser: 'Chrome', system: 'Android' },
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Safari/537.36',
    { kind: 'tablet', browser: 'Samsung Internet', system: 'Android' },
  ],
  ['curl/8.9', { kind: 'unknown', browser: '', system: '' }],
  ['', { kind: 'unknown', browser: '', system: '' }],
])('%s is %j', (userAgent, name) => {
  expect(deviceName(userAgent)).toEqual(name);
});

test('no header breaks the naming of devices', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => void deviceName(text)),
    { numRuns: 30 },
  );
});

test('a code has six digits and only it opens its seal', () => {
  for (let i = 0; i < 200; i += 1) {
    const made = newCode();
    expect(made.code).toMatch(/^\d{6}$/);
    expect(isCode(made.code, made)).toBe(true);
    expect(isCode(made.code === '000000' ? '000001' : '000000', made)).toBe(false);
  }
});
