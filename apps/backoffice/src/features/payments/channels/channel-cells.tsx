import { staffChannelEndpoints as calls } from '@app/contract/payments/channels/staff-endpoints';
import type { StaffChannel } from '@app/contract/payments/channels/staff-schemas';
import {
  type Icon,
  IconBuildingBank,
  IconCreditCard,
  IconCurrencyBitcoin,
  IconFlask,
  IconWallet,
} from '@tabler/icons-react';
import { Flex, Switch } from 'antd';
import { request } from '../../../api/request';
import { useAllowed } from '../../../api/session';
import { comma, inMyLanguage } from '../../../text/in-my-language';
import { useText, useTextOf } from '../../../text/use-text';
import { StatusTag, Thumb, TwoLines } from '../../../ui/list/cells';
import type { CellContext } from '../../../ui/list/define-list';
import { useAction } from '../../../ui/use-action';

type RowOnly = { row: StaffChannel };

/** What stands for a channel without a picture. */
const glyphs: Record<StaffChannel['kind'], Icon> = {
  offline: IconBuildingBank,
  crypto: IconCurrencyBitcoin,
  card: IconCreditCard,
  balance: IconWallet,
  sandbox: IconFlask,
};

/** Image, title and identifier; what is missing is said beside them. */
export function ChannelCell({ row }: RowOnly) {
  const t = useText();
  const textOf = useTextOf();
  const missing = row.missing.map((item) => textOf(`channels.config.${row.kind}.${item}`, 'ui.unknown')).join(comma());
  return (
    <Flex gap={12} align="center">
      <Thumb url={row.image} icon={glyphs[row.kind]} />
      <TwoLines strong top={inMyLanguage(row.title)} bottom={row.identifier} />
      {row.missing.length > 0 && (
        <span title={t('channels.missing', { items: missing })}>
          <StatusTag tone="warning">{t('channels.unfinished')}</StatusTag>
        </span>
      )}
    </Flex>
  );
}

/** "$10.00 to $500.00", or what there is of it. */
export function limitsText(minimum: number | null, maximum: number | null, { t, format }: CellContext): string {
  const [min, max] = [minimum && format.money(minimum), maximum && format.money(maximum)];
  if (min && max) return t('channels.between', { min, max });
  if (min) return t('channels.from', { min });
  return max ? t('channels.up_to', { max }) : t('channels.any');
}

/** "$1.00 + 0.5%", or none. */
export function feeText(row: StaffChannel, { t, format }: CellContext): string {
  const parts = [
    row.withdrawalFeeUsd > 0 ? format.money(row.withdrawalFeeUsd) : '',
    row.withdrawalFeeBp > 0 ? `${row.withdrawalFeeBp / 100}%` : '',
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' + ') : t('channels.no_fee');
}

/** Switches payments or withdrawals of one channel at once; it can be taken back, so nothing is asked. */
export function ChannelSwitch({ row, what }: RowOnly & { what: 'payment' | 'withdrawal' }) {
  const t = useText();
  const { busy, run } = useAction();
  const allowed = useAllowed('money.channels.switch');
  const set = (on: boolean) =>
    run(() => request(calls.switchChannel, { params: { id: row.id }, body: { version: row.version, what, on } }), {
      done: 'channels.switched',
    });
  return (
    <Switch
      size="small"
      checked={what === 'payment' ? row.paymentEnabled : row.withdrawalEnabled}
      loading={busy}
      disabled={!allowed}
      aria-label={t(what === 'payment' ? 'channels.pay_of' : 'channels.withdraw_of', { name: inMyLanguage(row.title) })}
      onChange={(on) => void set(on)}
    />
  );
}
