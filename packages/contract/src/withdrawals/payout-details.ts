import { z } from 'zod';
import { compactNumber } from '../core/compact-number.ts';
import { limits } from '../core/limits.ts';
import { optionalText, text } from '../core/validation.ts';
import { BIC_OR_NOTHING } from '../payments/channels/bic.ts';
import { ibanHolds } from '../payments/channels/iban.ts';
import { NETWORK_NAMES } from '../payments/channels/networks.ts';
import { cardHolds } from './card-number.ts';

export const PAYOUT_KINDS = ['bank_card', 'bank_account', 'crypto'] as const;
export type PayoutKind = (typeof PAYOUT_KINDS)[number];

/** A bank card: its number and the bank's code or name. */
const bankCard = z.strictObject({
  kind: z.literal('bank_card'),
  holder: text(limits.payoutName),
  number: z
    .string({ error: 'field.required' })
    .transform(compactNumber)
    .refine((number) => cardHolds(number), 'field.card_number'),
  bankCode: text(limits.payoutName),
});

const ibanLike = /^[A-Z]{2}\d{2}/;
/** What banks print before an IBAN. */
const IBAN_BEFORE = /^IBAN:?(?=[A-Z]{2}\d{2})/;

/** A bank account by IBAN, or by a number of another kind together with the bank's SWIFT code. */
const bankAccount = z
  .strictObject({
    kind: z.literal('bank_account'),
    holder: text(limits.payoutName),
    bankName: text(limits.payoutName),
    account: z
      .string({ error: 'field.required' })
      .transform((value) => compactNumber(value).toUpperCase().replace(IBAN_BEFORE, ''))
      .pipe(z.string().regex(/^[A-Z0-9]{4,34}$/, 'field.account_number'))
      .refine((account) => !ibanLike.test(account) || ibanHolds(account), 'field.account_number'),
    swift: optionalText(limits.swiftTyped)
      .transform((value) => compactNumber(value).toUpperCase())
      .pipe(z.string().regex(BIC_OR_NOTHING, 'field.swift')),
  })
  .refine(({ account, swift }) => ibanLike.test(account) || swift !== '', { path: ['swift'], error: 'field.swift' });

/** An address on a network. The server checks it against the network. */
const cryptoAddress = z.strictObject({
  kind: z.literal('crypto'),
  network: z.enum(NETWORK_NAMES, { error: 'field.invalid' }),
  address: z
    .string({ error: 'field.required' })
    .overwrite((typed) => typed.replaceAll(/[\s\p{Cf}]/gu, ''))
    .regex(/^[A-Za-z0-9]{20,100}$/, 'field.crypto_address'),
});

/** Where a withdrawal is paid to. */
export const payoutDetails = z.discriminatedUnion('kind', [cryptoAddress, bankAccount, bankCard]);
export type PayoutDetails = z.output<typeof payoutDetails>;
