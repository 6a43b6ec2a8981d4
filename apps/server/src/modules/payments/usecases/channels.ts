import { type Locale, localize } from '@app/contract/core/locale';
import { refuse } from '@app/contract/core/refuse';
import type { Price } from '@app/contract/core/validation';
import { configKindOf } from '@app/contract/payments/channels/config/kinds';
import type { Channel } from '@app/contract/payments/schemas';
import type { Platform } from '../../../platform/slice.ts';
import { priceIn } from '../../currencies/public.ts';
import type { ChannelKind } from '../channels/channel-kind.ts';
import { channelKinds } from '../channels/registry.ts';
import { allChannels, type ChannelRow } from '../db/channel.repo.ts';

export type Purpose = 'pay' | 'recharge' | 'withdraw';
type ChannelsReader = { readonly lang: Locale; readonly currency: string };

/** How a channel takes payments now, or null when it is switched off, not implemented, or not for this mode. */
export function openKind(platform: Platform, channel: ChannelRow): ChannelKind | null {
  const kind = channelKinds[channel.kind];
  if (!kind || !channel.paymentEnabled || (kind.demoOnly && !platform.config.demo)) return null;
  return kind.how === 'hosted' && kind.needsHome && platform.home() === null ? null : kind;
}

/** Whether an amount may be paid by a channel. */
export const withinLimits = (channel: ChannelRow, usd: number): boolean =>
  usd >= (channel.minimumUsd ?? 0) && usd <= (channel.maximumUsd ?? Number.MAX_SAFE_INTEGER);

/** A channel as customers see it. */
export function shownChannel(channel: ChannelRow, lang: Locale, price: (usd: number) => Price): Channel {
  const { id, identifier, kind, title, description, image, minimumUsd, maximumUsd } = channel;
  return {
    id,
    identifier,
    kind,
    title: localize(title, lang),
    description: localize(description, lang),
    image,
    minimum: minimumUsd === null ? null : price(minimumUsd),
    maximum: maximumUsd === null ? null : price(maximumUsd),
  };
}

/** The channels that can take payments now, in the order of the shop. */
export const openChannels = async (platform: Platform): Promise<ChannelRow[]> =>
  (await allChannels(platform)).filter((channel) => openKind(platform, channel));

/** The channels that pay out, with the limits of a withdrawal; whether they take payments too is another matter. */
const payingOut = async (platform: Platform): Promise<ChannelRow[]> =>
  (await allChannels(platform))
    .filter((channel) => channel.withdrawalEnabled && configKindOf(channel.kind).payout !== null)
    .map((channel) => ({
      ...channel,
      minimumUsd: channel.minimumWithdrawalUsd,
      maximumUsd: channel.maximumWithdrawalUsd,
    }));

const serving: { readonly [P in Purpose]: (platform: Platform) => Promise<ChannelRow[]> } = {
  pay: openChannels,
  // A wallet is not filled from itself.
  recharge: async (platform) => (await openChannels(platform)).filter((channel) => channel.kind !== 'balance'),
  withdraw: payingOut,
};

/** The open channels for a purpose. */
export async function listChannels(
  platform: Platform,
  purpose: Purpose,
  { lang, currency }: ChannelsReader,
): Promise<Channel[]> {
  const price = await priceIn(platform, currency);
  return (await serving[purpose](platform)).map((channel) => shownChannel(channel, lang, price));
}

/** One open channel. Refuses record.not_found. */
export async function readChannel(
  platform: Platform,
  id: string,
  { lang, currency }: ChannelsReader,
): Promise<Channel> {
  const channel = (await openChannels(platform)).find((one) => one.id === id) ?? refuse('record.not_found');
  return shownChannel(channel, lang, await priceIn(platform, currency));
}
