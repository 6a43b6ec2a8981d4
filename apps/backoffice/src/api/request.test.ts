import { staffMailEndpoints as calls } from '@app/contract/mail/staff-endpoints';
import { afterEach, expect, test, vi } from 'vitest';
import { headersOf } from './request';

function browser(cookie: string): void {
  vi.stubGlobal('document', { cookie });
  vi.stubGlobal('localStorage', { getItem: () => null });
}
afterEach(() => vi.unstubAllGlobals());

test('when this browser has the cookie of the storefront, then calls that change something echo it', () => {
  browser('theme=dark; XSRF-TOKEN=nonce.signature');
  expect(headersOf(calls.testMail)).toMatchObject({ 'X-XSRF-TOKEN': 'nonce.signature' });
  expect(headersOf(calls.listMails)).not.toHaveProperty('X-XSRF-TOKEN');
});

test('when it has none, then nothing is echoed', () => {
  browser('theme=dark');
  expect(headersOf(calls.testMail)).not.toHaveProperty('X-XSRF-TOKEN');
});
