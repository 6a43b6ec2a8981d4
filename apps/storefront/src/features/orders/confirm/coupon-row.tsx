import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { Quote } from '@app/contract/orders/schemas';
import { IconTicket } from '@tabler/icons-react';
import { Icon } from '../../../ui/icon.tsx';
import { ListRow } from '../../../ui/list-row.tsx';

/** The coupon of a quote, and the way to another one. */
export function CouponRow(props: {
  readonly coupon: Quote['coupon'];
  readonly busy: boolean;
  readonly onOpen: () => void;
}) {
  const t = useT();
  const format = usePriceFormat();
  const { chosen, usable } = props.coupon;
  const note = chosen ? chosen.name : usable > 0 ? t('coupons.row_usable', { count: usable }) : t('coupons.row_none');
  return (
    <ListRow
      icon={<Icon as={IconTicket} className="brand" />}
      title={t('coupons.row')}
      note={note}
      value={chosen ? <span className="accent semi num">−{format.text(chosen.saving)}</span> : undefined}
      disabled={props.busy}
      onPress={props.onOpen}
    />
  );
}
