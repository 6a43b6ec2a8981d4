import { staffCatalogEndpoints as calls } from '@app/contract/catalog/staff-endpoints';
import type { StaffProductRow } from '@app/contract/catalog/staff-schemas';
import { Switch } from 'antd';
import { request } from '../../../api/request';
import { useAllowed } from '../../../api/session';
import { useText } from '../../../text/use-text';
import { useAction } from '../../../ui/use-action';

/** Lists or delists one product at once; it can be taken back, so nothing is asked. */
export function OnlineSwitch({ product }: { product: StaffProductRow }) {
  const t = useText();
  const { busy, run } = useAction();
  const allowed = useAllowed('catalog.products.list');
  const set = (online: boolean) =>
    run(() => request(calls.setProductFlags, { body: { ids: [product.id], online } }), {
      done: online ? 'catalog.listed' : 'catalog.delisted',
    });
  return (
    <Switch
      size="small"
      checked={product.online}
      loading={busy}
      disabled={!allowed}
      aria-label={t('catalog.online_of', { name: product.name })}
      onChange={(online) => void set(online)}
    />
  );
}
