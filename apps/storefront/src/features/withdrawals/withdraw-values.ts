import type { WithdrawalChannel } from '@app/contract/withdrawals/schemas';
import { typedCents } from '../../widgets/typed-cents.ts';
import type { Options } from './account-choice.tsx';

/** What is typed and chosen for a withdrawal. */
export type WithdrawValues = { amount: string; password: string; account: string };

type Range = Pick<WithdrawalChannel, 'minimumUsd' | 'maximumUsd'>;

/** What is wrong with an amount in cents, by the limits of the channel. */
function amountFlaw({ minimumUsd, maximumUsd }: Range, cents: number | null): string | undefined {
  if (cents === null) return 'field.amount';
  if (cents < minimumUsd) return 'field.too_small';
  return maximumUsd !== null && cents > maximumUsd ? 'field.too_big' : undefined;
}

/** What is wrong with what was typed, by the limits of the channel. */
export const flawsOf = (channel: Range) => (values: WithdrawValues) => ({
  amount: amountFlaw(channel, typedCents(values.amount)),
  account: values.account === '' ? 'field.required' : undefined,
  password: values.password === '' ? 'field.password_required' : undefined,
});

/** Cents of an amount that the channel takes; null for any other. */
export function takenCents(channel: Range, amount: string): number | null {
  const cents = typedCents(amount);
  return amountFlaw(channel, cents) === undefined ? cents : null;
}

/** Where a field of the answer stands on the form. */
export const placeOf = (field: string): keyof WithdrawValues | null =>
  field === 'amount' || field === 'password' ? field : field.startsWith('address') ? 'account' : null;

type Account = Pick<Options['accounts'][number], 'kind' | 'network' | 'restsUntil'>;
type Way = Pick<WithdrawalChannel, 'accountKinds' | 'network'>;

/** Whether an account suits a channel and can be used now. */
export const fitsNow = ({ kind, network, restsUntil }: Account, channel: Way): boolean =>
  channel.accountKinds.includes(kind) && (channel.network === null || network === channel.network) && !restsUntil;

/** The first account that suits a channel and can be used now. */
export const firstFitting = ({ accounts }: Options, channel: WithdrawalChannel): string =>
  accounts.find((account) => fitsNow(account, channel))?.id ?? '';
