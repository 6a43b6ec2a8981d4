import type { StaffReturnRequestRow } from '@app/contract/orders/after-sale/staff-schemas';
import { Flex } from 'antd';
import { Link } from 'react-router';
import { useProductNow } from '../../api/use-product-now';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { StatusTag, Thumb, TwoLines } from '../../ui/list/cells';
import type { CellContext } from '../../ui/list/define-list';

export const CASES_PATH = '/orders/after-sale';

/** Picture, the return request's number and its order's. */
export const returnRequestCell = (row: StaffReturnRequestRow) => (
  <Flex gap={12} align="center">
    <Thumb url={row.cover} />
    <TwoLines
      strong
      whole
      top={<Link to={`${CASES_PATH}/${row.orderId}`}>{row.number}</Link>}
      bottom={row.orderNumber}
    />
  </Flex>
);

/** What it is about: kind and reason. */
export const reasonCell = (row: StaffReturnRequestRow, { t }: CellContext) => (
  <TwoLines whole top={t(`after_sale.kind.${row.kind}`)} bottom={t(`after_sale.reason.${row.reason}`)} />
);

/** How long it has stood so, and until when somebody should act. */
export function WaitingCell({ row }: { row: StaffReturnRequestRow }) {
  const t = useText();
  const format = useFormat();
  const now = useProductNow();
  const due = row.dueAt && !row.overdue ? t('after_sale.due_at', { moment: format.moment(row.dueAt) }) : '';
  return (
    <TwoLines
      whole="both"
      top={format.span(now() - new Date(row.since).getTime())}
      bottom={row.overdue ? <StatusTag tone="danger">{t('after_sale.overdue')}</StatusTag> : due}
    />
  );
}
