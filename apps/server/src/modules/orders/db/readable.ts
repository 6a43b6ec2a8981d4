import { readableTable } from '../../../platform/db/readable-table.ts';

/** Orders of goods in a statement of another slice. */
export const goodsOrdersAs = readableTable('goods_order', {
  id: 'id',
  number: 'number',
  customerId: 'customer_id',
});

/** Lines of orders of goods in a statement of another slice. */
export const goodsLinesAs = readableTable('goods_order_line', {
  id: 'id',
  orderId: 'order_id',
});
