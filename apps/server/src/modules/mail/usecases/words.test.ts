import { expect, test } from 'vitest';
import type { Platform } from '../../../platform/slice.ts';
import { amountText, dayText, momentText } from './words.ts';

const platform = { clock: { now: () => new Date('2026-11-24T00:00:00Z') } } as unknown as Platform;
const at = new Date('2026-12-31T16:30:00Z');
const reader = (locale: string, timeZone: string) => ({ locale, timeZone });

test("a mail writes moments and days on its reader's clock, with the offset", async () => {
  expect(await momentText(platform, reader('en-US', 'Europe/Lisbon'), at)).toBe('31 Dec, 16:30 (GMT+0)');
  expect(await momentText(platform, reader('zh-cn', 'Asia/Shanghai'), at)).toBe('2027年1月1日 00:30（GMT+8）');
  expect(await momentText(platform, reader('es', 'America/Bogota'), at)).toBe('31 dic, 11:30 (GMT−5)');
  expect(await dayText(platform, reader('en-US', 'Asia/Shanghai'), at)).toBe('1 Jan 2027');
});

test('a mail writes amounts as the screens do', () => {
  const usd = (minor: number) => ({ minor, currency: 'USD', decimals: 2 });
  expect(amountText('en-US', usd(11_550))).toBe('$115.50');
  expect(amountText('zh-cn', usd(11_550))).toBe('$115.50');
  expect(amountText('en-US', usd(-2_950))).toBe('−$29.50');
  expect(amountText('en-US', { minor: 1_000, currency: 'USDT', decimals: 2 })).toBe('USDT\u202f10.00');
  expect(amountText('es', usd(11_550))).toMatch(/^115,50\s\$$/);
});
