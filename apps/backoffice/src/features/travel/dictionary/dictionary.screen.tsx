import { staffTravelHomeEndpoints as calls } from '@app/contract/travel-home/staff-endpoints';
import type { StaffTerm } from '@app/contract/travel-home/staff-schemas';
import { request } from '../../../api/request';
import { useAllowed } from '../../../api/session';
import { inMyLanguage } from '../../../text/in-my-language';
import { useText } from '../../../text/use-text';
import { RecordFormDrawer } from '../../../ui/form/records/record-form-drawer';
import { ListPage } from '../../../ui/list/list-page';
import { useRecordActions } from '../../../ui/list/use-record-actions';
import { deletionOf } from '../deletion';
import { inUseActions } from '../in-use-switch';
import { bodyOf, draftOf, newTerm, type TermDraft, termForm } from './term-form';
import { setTerms, termList } from './term-list';

const nameOf = (term: StaffTerm): string => inMyLanguage(term.name);

function TermDrawer({ editing, onClose }: { editing: StaffTerm | null; onClose: () => void }) {
  const t = useText();
  return (
    <RecordFormDrawer<TermDraft, StaffTerm>
      title={editing ? nameOf(editing) : t('travel_home.new_term')}
      kind="travel_term"
      fields={termForm}
      editing={editing}
      blank={newTerm}
      draftOf={draftOf}
      create={(draft) => request(calls.createTerm, { body: bodyOf(draft) })}
      update={({ id, version }, draft) =>
        request(calls.updateTerm, { params: { id }, body: { ...bodyOf(draft), version } })
      }
      onClose={onClose}
    />
  );
}

/** The terms that describe travel packages. */
export default function DictionaryScreen() {
  const { list, drawer } = useRecordActions<StaffTerm>({
    mayEdit: useAllowed('travel.dictionary.edit'),
    nameOf,
    add: 'travel_home.new_term',
    deletion: deletionOf(({ id }) => request(calls.deleteTerm, { params: { id } })),
    bulk: inUseActions(nameOf, setTerms),
    drawer: (editing, close) => <TermDrawer editing={editing} onClose={close} />,
  });
  return (
    <>
      <ListPage rule={termList} actions={list} />
      {drawer}
    </>
  );
}
