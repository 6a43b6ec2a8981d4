import type { Channel } from '@app/contract/payments/schemas';
import { typedCents } from '../../widgets/typed-cents.ts';

/** What is wrong with a field, as a key of its text. */
export type RechargeFlaws = { readonly amount?: string | undefined; readonly channel?: string | undefined };

type Range = Pick<Channel, 'minimum' | 'maximum'>;

const isBelow = ({ minimum }: Range, cents: number): boolean => cents < (minimum?.usd ?? 0);
const isAbove = ({ maximum }: Range, cents: number): boolean => cents > (maximum?.usd ?? cents);

/** Whether a channel takes so many cents. */
export const takes = (channel: Range, cents: number): boolean => !isBelow(channel, cents) && !isAbove(channel, cents);

/** What is wrong with what was typed and chosen. */
export function rechargeFlaws(amount: string, channel: Range | undefined): RechargeFlaws {
  const cents = typedCents(amount);
  if (!channel) return { channel: 'field.channel_required' };
  if (cents === null) return { amount: 'field.amount' };
  if (isBelow(channel, cents)) return { amount: 'field.below_channel' };
  return isAbove(channel, cents) ? { amount: 'field.above_channel' } : {};
}
