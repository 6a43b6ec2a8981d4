import { staffLogisticsEndpoints as calls } from '@app/contract/orders/logistics/staff-endpoints';
import type { StaffLogistics } from '@app/contract/orders/logistics/staff-schemas';
import { request } from '../../../api/request';
import { useAllowed } from '../../../api/session';
import { inMyLanguage } from '../../../text/in-my-language';
import { useText } from '../../../text/use-text';
import { RecordFormDrawer } from '../../../ui/form/records/record-form-drawer';
import { ListPage } from '../../../ui/list/list-page';
import { useRecordActions } from '../../../ui/list/use-record-actions';
import { draftOf, logisticsForm, newLogistics } from './logistics-form';
import { logisticsList } from './logistics-list';

const nameOf = ({ name }: StaffLogistics): string => inMyLanguage(name);

/** Logistics companies: whom parcels can be sent with, and where they are followed. */
export default function LogisticsScreen() {
  const t = useText();
  const mayEdit = useAllowed('trade.logistics.edit');
  const { list, drawer } = useRecordActions<StaffLogistics>({
    mayEdit,
    readable: true,
    nameOf,
    add: 'logistics.new',
    deletion: {
      ask: 'logistics.delete',
      text: 'logistics.delete_text',
      done: 'logistics.deleted',
      remove: ({ id }) => request(calls.deleteLogistics, { params: { id } }),
      when: ({ parcels }) => parcels === 0,
    },
    drawer: (editing, onClose) => (
      <RecordFormDrawer
        title={editing ? nameOf(editing) : t('logistics.new')}
        kind="logistics_company"
        fields={logisticsForm}
        editing={editing}
        blank={newLogistics}
        draftOf={draftOf}
        readOnly={!mayEdit}
        create={(draft) => request(calls.createLogistics, { body: draft })}
        update={({ id, version }, draft) =>
          request(calls.updateLogistics, { params: { id }, body: { ...draft, version } })
        }
        reload={(id) => request(calls.readLogistics, { params: { id } })}
        onClose={onClose}
      />
    ),
  });
  return (
    <>
      <ListPage rule={logisticsList} actions={list} />
      {drawer}
    </>
  );
}
