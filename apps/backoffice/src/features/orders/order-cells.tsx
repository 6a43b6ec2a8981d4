import type { StaffOrderRow } from '@app/contract/orders/staff-schemas';
import { Flex } from 'antd';
import { Link } from 'react-router';
import { Thumb, TwoLines } from '../../ui/list/cells';
import type { CellContext } from '../../ui/list/define-list';
import { ORDERS_PATH } from './orders-path';

/** First picture, number and the time it was placed. */
export const orderCell = (order: StaffOrderRow, { format }: CellContext) => (
  <Flex gap={12} align="center">
    <Thumb url={order.lines[0]?.cover ?? null} />
    <TwoLines
      strong
      whole
      top={<Link to={`${ORDERS_PATH}/${order.id}`}>{order.number}</Link>}
      bottom={format.moment(order.createdAt)}
    />
  </Flex>
);

/** Who receives it, with the phone under it. */
export const contactCell = (order: StaffOrderRow) => <TwoLines top={order.contact} bottom={order.phone} />;
