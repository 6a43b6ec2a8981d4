import { expect, test } from 'vitest';
import { countedAt } from './counted-at.ts';

const away = { device: null, ip: '203.0.113.9', knownIps: ['192.0.2.1', '2001:db8:1:2::7'] };

test('a known device, a known address and everywhere else are counted apart', () => {
  expect(countedAt('wei', away)).toBe('wei');
  expect(countedAt('wei', { ...away, device: 'd1' })).toEqual(['wei', 'd1']);
  expect(countedAt('wei', { ...away, ip: '192.0.2.1' })).toEqual(['wei', '192.0.2.1']);
  expect(countedAt('wei', { ...away, ip: '192.0.2.2' })).toBe('wei');
});

test('another address of the same IPv6 network is the known one', () => {
  expect(countedAt('wei', { ...away, ip: '2001:db8:1:2:aaaa::1' })).toEqual(['wei', '2001:db8:1:2::/64']);
  expect(countedAt('wei', { ...away, ip: '2001:db8:1:3::7' })).toBe('wei');
});
