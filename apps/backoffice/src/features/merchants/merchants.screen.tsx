import { staffMerchantEndpoints as calls } from '@app/contract/merchants/staff-endpoints';
import type { StaffMerchant } from '@app/contract/merchants/staff-schemas';
import { request } from '../../api/request';
import { useAllowed } from '../../api/session';
import { useText } from '../../text/use-text';
import { RecordFormDrawer } from '../../ui/form/records/record-form-drawer';
import type { RowAction } from '../../ui/list/define-list';
import { ListPage } from '../../ui/list/list-page';
import { useRecordActions } from '../../ui/list/use-record-actions';
import { draftOf, merchantForm, newMerchant } from './merchant-form';
import { merchantList } from './merchant-list';

/** Merchants: who runs restaurants with staff of their own. */
export default function MerchantsScreen() {
  const t = useText();
  const maySeeRestaurants = useAllowed('travel.restaurants.view');
  const maySeeStaff = useAllowed('control.administrators.view');
  const { list, drawer } = useRecordActions<StaffMerchant>({
    mayEdit: useAllowed('people.merchants.edit'),
    nameOf: (row) => row.name,
    add: 'merchant.new',
    bulk: [],
    drawer: (row, close) => (
      <RecordFormDrawer
        title={row?.name ?? t('merchant.new')}
        kind="merchant"
        fields={merchantForm}
        editing={row}
        blank={newMerchant}
        draftOf={draftOf}
        create={(draft) => request(calls.createMerchant, { body: draft })}
        update={({ id, version }, draft) =>
          request(calls.updateMerchant, { params: { id }, body: { ...draft, version } })
        }
        reload={(id) => request(calls.readMerchant, { params: { id } })}
        onClose={close}
      />
    ),
  });
  const menu = (row: StaffMerchant): RowAction[] => [
    ...(maySeeRestaurants && row.restaurants > 0
      ? [
          {
            key: 'restaurants',
            label: 'merchant.see_restaurants' as const,
            to: `/travel/restaurants?merchant=${row.id}`,
          },
        ]
      : []),
    ...(maySeeStaff && row.staff > 0
      ? [{ key: 'staff', label: 'merchant.see_staff' as const, to: `/control/administrators?merchantId=${row.id}` }]
      : []),
  ];
  return (
    <>
      <ListPage rule={merchantList} actions={{ ...list, menu }} />
      {drawer}
    </>
  );
}
