import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { Channel } from '@app/contract/payments/schemas';
import { ChannelRows } from '../../widgets/channel-rows.tsx';
import { inUsd } from '../../widgets/typed-cents.ts';

/** The channels a wallet can be filled by, each with what it takes. */
export function ChannelChoice(props: {
  readonly channels: readonly Channel[];
  readonly chosen: string | null;
  readonly error: string | undefined;
  readonly onChoose: (id: string) => void;
}) {
  const t = useT();
  const format = usePriceFormat();
  const rangeOf = ({ minimum, maximum }: Channel): string | null => {
    const [from, to] = [minimum, maximum].map((price) => (price ? format.text(inUsd(price.usd)) : null));
    if (from && to) return t('recharge.range', { minimum: from, maximum: to });
    if (from) return t('recharge.from', { minimum: from });
    return to ? t('recharge.up_to', { maximum: to }) : null;
  };
  const noteOf = (channel: Channel) => [channel.description, rangeOf(channel)].filter(Boolean).join(' · ');
  return (
    <ChannelRows
      title={t('recharge.channel')}
      name="recharge-channel"
      rows={props.channels.map((channel) => ({ ...channel, note: noteOf(channel), usable: true }))}
      chosen={props.chosen}
      error={props.error}
      onChoose={props.onChoose}
    />
  );
}
