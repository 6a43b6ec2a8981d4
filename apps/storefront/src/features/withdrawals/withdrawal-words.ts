import type { TextKey } from '@app/client/i18n';
import { type Language, tagOf } from '@app/contract/core/locale';
import { priceText } from '@app/contract/core/money-words';
import { NETWORKS } from '@app/contract/payments/channels/networks';
import type { MaskedAccount } from '@app/contract/withdrawals/schemas';
import type { WithdrawalState } from '@app/contract/withdrawals/withdrawal.machine';
import { IconBuildingBank, IconCreditCard, IconCurrencyBitcoin } from '@tabler/icons-react';
import type { IconGlyph } from '../../ui/icon.tsx';
import type { Tone } from '../../ui/tag.tsx';

/** Of a state its tag. */
export const stateTone: Record<WithdrawalState, Tone> = {
  pending_review: 'info',
  approved: 'brand',
  paid: 'ok',
  rejected: 'bad',
  payment_failed: 'bad',
  cancelled: 'neutral',
};

/** A state as it is called in the history: what was done then. */
export const stepName: Record<WithdrawalState, TextKey> = {
  pending_review: 'withdrawals.step.pending_review',
  approved: 'withdrawals.step.approved',
  paid: 'withdrawals.state.paid',
  rejected: 'withdrawals.state.rejected',
  payment_failed: 'withdrawals.state.payment_failed',
  cancelled: 'withdrawals.state.cancelled',
};

export const kindIcon: Record<MaskedAccount['kind'], IconGlyph> = {
  bank_card: IconCreditCard,
  bank_account: IconBuildingBank,
  crypto: IconCurrencyBitcoin,
};

/** Where an account is: the bank, or the network of an address. */
export const placeOf = ({ bank, network }: MaskedAccount): string => (network ? NETWORKS[network].name : bank);

/** An account in one line. */
export const accountText = (account: MaskedAccount): string =>
  [placeOf(account), account.masked].filter(Boolean).join(' ');

/** An amount of any currency or coin in its own decimals; coins have no sign and are followed by their code. */
export function arrivalText(
  { amount, currency, decimals }: { amount: number; currency: string; decimals: number },
  locale: Language,
): string {
  if (/^[A-Z]{3}$/.test(currency)) return priceText({ amount, currency, decimals }, locale);
  const digits = { minimumFractionDigits: Math.min(decimals, 2), maximumFractionDigits: decimals };
  return `${new Intl.NumberFormat(tagOf(locale), digits).format(amount / 10 ** decimals)} ${currency}`;
}
