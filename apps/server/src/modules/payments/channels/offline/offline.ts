import { inFours } from '@app/contract/core/in-fours';
import type { Locale } from '@app/contract/core/locale';
import { SETTLEMENT, toDecimal } from '@app/kernel/money';
import type { Platform } from '../../../../platform/slice.ts';
import { channelConfig } from '../../usecases/channel-config.ts';
import type { ProofChannel } from '../channel-kind.ts';

/** A bank transfer to the shop's account, proved by a voucher that staff review. */
export const offline: ProofChannel = {
  kind: 'offline',
  how: 'proof',
  source: () => ({ house: 'offline_clearing', unit: 'money' }),
  ready: async (platform, channelId) => (await channelConfig(platform, channelId, 'offline')) !== null,
  instructions: async (platform, _db, { channelId, amountUsd, paymentNumber }, lang) => {
    const config = await channelConfig(platform, channelId, 'offline');
    if (!config) return null;
    return {
      kind: 'offline',
      lines: linesOf(platform, config, lang),
      amount: toDecimal(amountUsd),
      currency: SETTLEMENT,
      reference: paymentNumber,
      note: config.note[lang] || config.note['en-US'],
    };
  },
};

type BankDetails = NonNullable<Awaited<ReturnType<typeof channelConfig<'offline'>>>>;

/** Details that banks name in English, whatever the language of who pays: said in theirs. */
const KNOWN_NAMES: Readonly<Record<string, string>> = {
  'routing number': 'proofs.routing_number',
  'sort code': 'proofs.sort_code',
  branch: 'proofs.branch',
};

/** The bank's details that were given, each with its label; numbers can be copied. */
function linesOf(platform: Platform, config: BankDetails, lang: Locale) {
  const named = [
    { key: 'proofs.bank', value: config.bankName, copy: false },
    { key: 'proofs.holder', value: config.holder, copy: true },
    { key: 'proofs.account', value: config.account, copy: true },
    { key: 'proofs.iban', value: inFours(config.iban), copy: true },
    { key: 'proofs.swift', value: config.swift, copy: true },
  ].map(({ key, value, copy }) => ({ label: platform.translate(lang, key), value, copy }));
  const others = config.lines.map(({ label, value }) => {
    const known = KNOWN_NAMES[label.trim().toLowerCase()];
    return { label: known ? platform.translate(lang, known) : label, value, copy: true };
  });
  return [...named, ...others].filter(({ value }) => value !== '');
}
