import { expect, test } from 'vitest';
import { offlineConfig } from '../payments/channels/config/offline.ts';
import { payoutDetails } from './payout-details.ts';

const account = { kind: 'bank_account', holder: 'Ana Ruiz', bankName: 'Bank', account: 'DE89370400440532013000' };
const read = (over: Record<string, string>) => payoutDetails.safeParse({ ...account, swift: '', ...over });

test.each([
  'DE89 3704 0044 0532 0130 00',
  'de89-3704-0044-0532-0130-00',
  'IBAN DE89 3704 0044 0532 0130 00',
  'IBAN: DE89370400440532013000',
  '\u200bDE89\u00a03704\u00a00044\u00a00532\u00a00130\u00a000\u2060',
  'ＤＥ８９３７０４００４４０５３２０１３０００',
  'DE89–3704–0044–0532–0130–00',
])('an IBAN is read as it was typed or copied: %j', (typed) => {
  expect(read({ account: typed }).data).toMatchObject({ account: 'DE89370400440532013000' });
});

test.each([
  'DEUT DE FF 500',
  'deutdeff500',
  ' DEUTDEFF500 ',
  'DEUT-DE-FF-500',
  'DEUT\u00a0DE\u00a0FF\u00a0500',
  '\u200bDEUTDEFF500',
])('a SWIFT code is read as banks print it: %j', (typed) => {
  expect(read({ swift: typed }).data).toMatchObject({ swift: 'DEUTDEFF500' });
});

test('what is no account, or no code, is refused at its field', () => {
  expect(read({ account: 'IBAN' }).error?.issues[0]?.path).toEqual(['swift']);
  expect(read({ account: 'IBAN DE00 3704 0044 0532 0130 00' }).error?.issues[0]?.path).toEqual(['account']);
  expect(read({ swift: 'DEUT DE F' }).error?.issues[0]?.path).toEqual(['swift']);
});

test('an address and a card are taken without what was copied along', () => {
  const address = 'TQ5NMqJjhpQGK7YJbESKfiXwbQhGZbuiUh';
  const typed = `\u200b${address.slice(0, 20)}\n${address.slice(20)} `;
  expect(payoutDetails.parse({ kind: 'crypto', network: 'tron', address: typed })).toMatchObject({ address });
  const card = { kind: 'bank_card', holder: 'Ana Ruiz', number: '4242–4242 4242\u200b4242', bankCode: 'B' };
  expect(payoutDetails.parse(card)).toMatchObject({ number: '4242424242424242' });
});

test('the bank details that staff enter are read the same way', () => {
  const typed = { swift: 'deut de ff\u00a0500', iban: 'DE89\u2009-\u20093704 0044 0532 0130 00\u200b' };
  expect(offlineConfig.schema.parse(typed)).toMatchObject({ swift: 'DEUTDEFF500', iban: 'DE89370400440532013000' });
});
