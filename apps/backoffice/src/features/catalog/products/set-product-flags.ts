import { staffCatalogEndpoints as calls } from '@app/contract/catalog/staff-endpoints';
import { Failure } from '../../../api/failure';
import { request } from '../../../api/request';

export type ProductFlags = { online?: boolean; popular?: boolean; recommended?: boolean; sortWeight?: number };

/** Sets flags or the sort weight of one product. Throws `Failure` saying `gone` when it is no longer there. */
export async function setProductFlags(id: string, flags: ProductFlags, gone: string): Promise<void> {
  const { missing } = await request(calls.setProductFlags, { body: { ids: [id], ...flags } });
  if (missing.length > 0) throw new Failure(gone, {});
}
