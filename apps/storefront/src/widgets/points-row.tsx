import { textOf, useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { Quote } from '@app/contract/orders/schemas';
import { IconCoins } from '@tabler/icons-react';
import { Switch } from '../ui/controls.tsx';
import { Icon } from '../ui/icon.tsx';
import { ListRow } from '../ui/list-row.tsx';

/** Spend points on this order or not; where they cannot be spent it says why. */
export function PointsRow(props: {
  readonly points: Quote['points'];
  readonly busy: boolean;
  readonly onChange: (used: boolean) => void;
}) {
  const t = useT();
  const format = usePriceFormat();
  const { points } = props;
  const usable = points.usable > 0 && points.lockedReason === null;
  const note = (): string => {
    if (points.lockedReason) return textOf(points.lockedReason as `error.wallet.${string}`);
    if (points.balance === 0) return t('orders.points_none');
    if (!usable) return `${t('orders.points_balance', { count: points.balance })} ${t('orders.points_no_use')}`;
    return t('orders.points_cover', { percent: points.percent, amount: format.text(points.value) });
  };
  const title = usable ? t('orders.use_points', { count: points.usable }) : t('orders.points');
  return (
    <ListRow
      icon={<Icon as={IconCoins} className="brand" />}
      title={title}
      note={note()}
      value={
        <Switch
          label={title}
          checked={points.used && usable}
          disabled={!usable || props.busy}
          onChange={props.onChange}
        />
      }
    />
  );
}
