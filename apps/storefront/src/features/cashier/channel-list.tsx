import { textOf, useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { Cashier } from '@app/contract/payments/schemas';
import { IconBuildingBank, IconCreditCard, IconQrcode, IconTestPipe, IconWallet } from '@tabler/icons-react';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/class-names.ts';
import { Radio } from '../../ui/controls.tsx';
import { Icon, type IconGlyph } from '../../ui/icon.tsx';
import styles from './channel-list.module.css';

type Channel = Cashier['channels'][number];

const glyphs: Record<Channel['kind'], IconGlyph> = {
  balance: IconWallet,
  offline: IconBuildingBank,
  crypto: IconQrcode,
  card: IconCreditCard,
  sandbox: IconTestPipe,
};

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
    <Card flush>
      <fieldset className={styles.list}>
        <legend className={`h3 ${styles.title}`}>{t('payments.channels')}</legend>
        {props.channels.map((channel) => (
          <div key={channel.id} className={styles.row}>
            <Radio
              name="payment-channel"
              label={channel.title}
              checked={channel.id === props.chosen}
              disabled={!channel.usable || props.disabled}
              onChange={() => props.onChoose(channel.id)}
            >
              <span className={styles.content}>
                <Icon as={glyphs[channel.kind]} className={channel.usable ? 'brand' : 't3'} />
                <span className="grow">
                  <span className={cx(styles.name, !channel.usable && styles.off)}>{channel.title}</span>
                  <span className={cx('cap num', styles.note, channel.usable ? 't3' : 'bad')}>{note(channel)}</span>
                </span>
              </span>
            </Radio>
          </div>
        ))}
        {props.channels.length === 0 ? <p className={styles.none}>{t('payments.no_channel')}</p> : null}
      </fieldset>
    </Card>
  );
}
