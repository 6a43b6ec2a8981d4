import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { OrderDetail } from '@app/contract/orders/schemas';
import { hrefTo } from '../../../shell/navigation.ts';
import { Card } from '../../../ui/card.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { ReturnRequestState } from '../../../widgets/return-request-state.tsx';

/** The refunds and returns of an order, each a way to its own screen. */
export function OrderReturnRequests({ cases }: Pick<OrderDetail, 'cases'>) {
  const t = useT();
  const format = usePriceFormat();
  if (cases.length === 0) return null;
  return (
    <Card flush>
      <h2 className="visually-hidden">{t('after_sale.of_order')}</h2>
      {cases.map((one) => (
        <ListRow
          key={one.id}
          title={`${t(`after_sale.kind.${one.kind}`)} · ${format.text(one.amount)}`}
          note={t('after_sale.goods_back', { count: one.count })}
          value={<ReturnRequestState state={one.state} />}
          href={hrefTo('afterSaleDetail', { id: one.id })}
        />
      ))}
    </Card>
  );
}
