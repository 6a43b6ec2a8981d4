import { textOf, useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { Cashier } from '@app/contract/payments/schemas';
import { ChannelRows } from '../../widgets/channel-rows.tsx';

type Channel = Cashier['channels'][number];

/** What stands below a channel's name: why it cannot be used, what is in the wallet, or what it is. */
function useChannelNote(): (channel: Channel) => string {
  const t = useT();
  const format = usePriceFormat();
  return (channel) => {
    const { reason, available, minimum, maximum } = channel;
    const has = available ? t('payments.available', { amount: format.text(available) }) : null;
    if (reason === 'error.wallet.insufficient_balance')
      return [has, t('payments.short_of')].filter(Boolean).join(' · ');
    if (reason === 'error.auth.sign_in_needed') return t('payments.sign_in_to_use');
    if (reason === 'payments.channel_too_small' && minimum) {
      return `${textOf(reason)} · ${t('payments.minimum', { amount: format.text(minimum) })}`;
    }
    if (reason === 'payments.channel_too_big' && maximum) {
      return `${textOf(reason)} · ${t('payments.maximum', { amount: format.text(maximum) })}`;
    }
    return reason ? textOf(reason) : (has ?? channel.description);
  };
}

/** The ways to pay. Those that cannot be used stay on screen and say why. */
export function ChannelList(props: {
  readonly channels: readonly Channel[];
  readonly chosen: string | null;
  readonly disabled: boolean;
  readonly onChoose: (id: string) => void;
}) {
  const t = useT();
  const note = useChannelNote();
  return (
    <ChannelRows
      title={t('payments.channels')}
      name="payment-channel"
      rows={props.channels.map((channel) => ({ ...channel, note: note(channel) }))}
      none={t('payments.no_channel')}
      chosen={props.chosen}
      disabled={props.disabled}
      onChoose={props.onChoose}
    />
  );
}
