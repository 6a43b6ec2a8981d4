import { staffCatalogEndpoints as calls } from '@app/contract/catalog/staff-endpoints';
import { Failure } from '../../../api/failure';
import { request } from '../../../api/request';

export type CategoryFlags = { displayed?: boolean; enabled?: boolean };

/** Sets flags of one category. Throws `Failure` saying `gone` when it was deleted meanwhile. */
export async function setOne(id: string, flags: CategoryFlags, gone: string): Promise<void> {
  const { missing } = await request(calls.setCategoryFlags, { body: { ids: [id], ...flags } });
  if (missing.length > 0) throw new Failure(gone, {});
}
