import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { Channel } from '@app/contract/payments/schemas';
import {
  IconAlertTriangle,
  IconBuildingBank,
  IconCreditCard,
  IconQrcode,
  IconTestPipe,
  IconWallet,
} from '@tabler/icons-react';
import { Card } from '../../ui/card.tsx';
import { Radio } from '../../ui/controls.tsx';
import { Icon, type IconGlyph } from '../../ui/icon.tsx';
import { inUsd } from './typed-cents.ts';
import styles from './wallet.module.css';

const glyphs: Record<Channel['kind'], IconGlyph> = {
  balance: IconWallet,
  offline: IconBuildingBank,
  crypto: IconQrcode,
  card: IconCreditCard,
  sandbox: IconTestPipe,
};

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
  return (
    <Card flush>
      <fieldset className={styles.channels}>
        <legend className="h3">{t('recharge.channel')}</legend>
        {props.channels.map((channel) => (
          <div key={channel.id} className={styles.channel}>
            <Radio
              name="recharge-channel"
              label={channel.title}
              checked={channel.id === props.chosen}
              onChange={() => props.onChoose(channel.id)}
            >
              <span className={styles.channelText}>
                <Icon as={glyphs[channel.kind]} className="brand" />
                <span className="grow">
                  <span className={styles.channelName}>{channel.title}</span>
                  <span className={`cap t3 num ${styles.channelNote}`}>
                    {[channel.description, rangeOf(channel)].filter(Boolean).join(' · ')}
                  </span>
                </span>
              </span>
            </Radio>
          </div>
        ))}
        {props.error ? (
          <p className={`cap bad ${styles.channelError}`} role="alert">
            <Icon as={IconAlertTriangle} size="s" /> {props.error}
          </p>
        ) : null}
      </fieldset>
    </Card>
  );
}
