import { staffMerchandisingEndpoints as calls } from '@app/contract/catalog/merchandising-endpoints';
import type { SpecTemplate } from '@app/contract/catalog/merchandising-schemas';
import { request } from '../../../api/request';
import { useAllowed } from '../../../api/session';
import { inMyLanguage } from '../../../text/in-my-language';
import { ListPage } from '../../../ui/list/list-page';
import { useRecordActions } from '../../../ui/list/use-record-actions';
import { useBulkDelete } from '../use-bulk-delete';
import { SpecDrawer } from './spec-drawer';
import { specList } from './spec-list';

const nameOf = (row: SpecTemplate): string => inMyLanguage(row.name);
const remove = (row: SpecTemplate) => request(calls.deleteSpecTemplate, { params: { id: row.id } });

/** Specs that many products share, to be taken over into a product's form. */
export default function SpecsScreen() {
  const several = useBulkDelete<SpecTemplate>({ nameOf, each: remove, text: 'catalog.delete_template_text' });
  const { list, drawer } = useRecordActions<SpecTemplate>({
    mayEdit: useAllowed('catalog.specs.edit'),
    nameOf,
    add: 'catalog.new_template',
    deletion: {
      ask: 'catalog.delete_template',
      text: 'catalog.delete_template_text',
      done: 'catalog.template_deleted',
      remove,
    },
    bulk: [several.action],
    drawer: (editing, close) => <SpecDrawer editing={editing} onClose={close} />,
  });
  return (
    <>
      <ListPage rule={specList} actions={list} />
      {drawer}
      {several.dialog}
    </>
  );
}
