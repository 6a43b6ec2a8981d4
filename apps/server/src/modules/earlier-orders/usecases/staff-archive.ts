import { refuse } from '@app/contract/core/refuse';
import type { StaffEarlierOrder, shapes } from '@app/contract/earlier-orders/staff-schemas';
import type { z } from 'zod';
import type { Queryable } from '../../../platform/db/connect.ts';
import { listCustomers, listOrders, readOrder } from '../db/archive.repo.ts';

type Shapes = typeof shapes;
type OrderList = z.output<Shapes['listEarlierOrders']['answer']>;
type CustomerList = z.output<Shapes['listEarlierCustomers']['answer']>;

/** A page of the orders of shops that moved in. */
export async function listArchive(
  db: Queryable,
  query: z.output<Shapes['listEarlierOrders']['query']>,
): Promise<OrderList> {
  const { rows, total } = await listOrders(db, query);
  const list = rows.map(({ record, orderedAt, ...row }) => ({
    ...row,
    orderedAt: orderedAt.toISOString(),
    currency: record.currency,
    total: record.total,
    payment: record.payment,
    fulfilment: record.fulfilment,
    cancelledAt: record.cancelledAt,
    lines: record.lines.length,
  }));
  return { list, total, page: query.page, limit: query.limit };
}

/** One order of a shop that moved in. Refuses record.not_found. */
export async function showArchived(db: Queryable, id: string): Promise<StaffEarlierOrder> {
  const { record, orderedAt, importedAt, ...row } = (await readOrder(db, id)) ?? refuse('record.not_found');
  return { ...record, ...row, orderedAt: orderedAt.toISOString(), importedAt: importedAt.toISOString() };
}

/** A page of the people of shops that moved in. */
export async function listPeople(
  db: Queryable,
  query: z.output<Shapes['listEarlierCustomers']['query']>,
): Promise<CustomerList> {
  const { rows, total } = await listCustomers(db, query);
  const list = rows.map(({ record, ...row }) => ({ ...row, ...record, address: [...record.address] }));
  return { list, total, page: query.page, limit: query.limit };
}
