import { readFileSync } from 'node:fs';
import { webhookData, webhookKinds, webhookRecord } from '@app/contract/webhooks/kinds';
import { expect, test } from 'vitest';
import { bodyOf, recordOf } from './message-body.ts';

const at = new Date('2026-11-30T10:00:00Z');

test('a body has type, version, time and the documented fields alone', () => {
  const payload = { orderId: 'o', customerId: 'c', event: 'pay', to: 'paid', email: 'ann@example.com' };
  expect(JSON.parse(bodyOf('order.changed', payload, at))).toEqual({
    type: 'order.changed',
    version: 1,
    timestamp: '2026-11-30T10:00:00.000Z',
    data: { orderId: 'o', customerId: 'c', event: 'pay', to: 'paid' },
  });
  expect(recordOf('order.changed', payload)).toBe('o');
});

test('every kind names a record of its own data, and no kind carries a name, an address or a text of a person', () => {
  for (const kind of webhookKinds) {
    const names = Object.keys(webhookData[kind].shape);
    expect([kind, names.includes(webhookRecord[kind])]).toEqual([kind, true]);
    expect(names.filter((name) => /mail|name|phone|address|note|text|guest/i.test(name))).toEqual([]);
  }
});

test('the page for other programs names every kind with its data', () => {
  const page = readFileSync(new URL('../../../../../../docs/integrate.md', import.meta.url), 'utf8');
  for (const kind of webhookKinds) {
    const row = page.split('\n').find((line) => line.startsWith('|') && line.includes(`\`${kind}\``)) ?? '';
    for (const name of Object.keys(webhookData[kind].shape))
      expect([kind, row]).toEqual([kind, expect.stringContaining(`\`${name}\``)]);
  }
});
