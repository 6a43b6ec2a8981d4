import { staffMerchandisingEndpoints as calls } from '@app/contract/catalog/merchandising-endpoints';
import type { ProductTag } from '@app/contract/catalog/merchandising-schemas';
import { request } from '../../../api/request';
import { useAllowed } from '../../../api/session';
import { inMyLanguage } from '../../../text/in-my-language';
import { ListPage } from '../../../ui/list/list-page';
import { useRecordActions } from '../../../ui/list/use-record-actions';
import { useBulkDelete } from '../use-bulk-delete';
import { TagDrawer } from './tag-drawer';
import { tagList } from './tag-list';

const nameOf = (row: ProductTag): string => inMyLanguage(row.name);
const remove = (row: ProductTag) => request(calls.deleteProductTag, { params: { id: row.id } });

/** Marks that many products bear, with the colour their cards show them in. */
export default function TagsScreen() {
  const several = useBulkDelete<ProductTag>({ nameOf, each: remove, text: 'catalog.delete_tag_text' });
  const { list, drawer } = useRecordActions<ProductTag>({
    mayEdit: useAllowed('catalog.tags.edit'),
    nameOf,
    add: 'catalog.new_tag',
    deletion: { ask: 'catalog.delete_tag', text: 'catalog.delete_tag_text', done: 'catalog.tag_deleted', remove },
    bulk: [several.action],
    drawer: (editing, close) => <TagDrawer editing={editing} onClose={close} />,
  });
  return (
    <>
      <ListPage rule={tagList} actions={list} />
      {drawer}
      {several.dialog}
    </>
  );
}
