import { staffChatEndpoints as calls } from '@app/contract/chat/staff-endpoints';
import type { Canned } from '@app/contract/chat/staff-schemas';
import type { RequestOf } from '@app/contract/core/endpoint';
import { limits } from '@app/contract/core/limits';
import { recordIn } from '../../../api/record-in';
import { request } from '../../../api/request';
import { useText } from '../../../text/use-text';
import { defineForm } from '../../../ui/form/define-form';
import { RecordFormDrawer } from '../../../ui/form/records/record-form-drawer';

type Draft = RequestOf<typeof calls.createCanned>['body'];

const fields = defineForm<Draft>()([
  { name: 'title', kind: 'text', label: 'desk.canned.title', max: limits.chatCannedTitle, required: true },
  {
    name: 'shortcut',
    kind: 'text',
    label: 'desk.canned.shortcut',
    help: 'desk.canned.shortcut_help',
    max: limits.chatShortcut,
    required: true,
  },
  {
    name: 'text',
    kind: 'localized',
    label: 'desk.canned.text',
    help: 'desk.canned.text_help',
    max: limits.chatText,
    long: true,
    required: true,
  },
]);
const draftOf = ({ title, shortcut, text }: Canned): Draft => ({ title, shortcut, text });
const empty: Draft = { title: '', shortcut: '', text: { 'en-US': '' } };

/** Writes or changes one canned reply in the drawer. */
export function CannedDrawer({ editing, onClose }: { editing: Canned | null; onClose: () => void }) {
  const t = useText();
  return (
    <RecordFormDrawer
      title={editing?.title ?? t('desk.canned.new')}
      kind="chat_canned"
      fields={fields}
      editing={editing}
      blank={empty}
      draftOf={draftOf}
      create={(draft) => request(calls.createCanned, { body: draft })}
      update={({ id, version }, draft) => request(calls.updateCanned, { params: { id }, body: { ...draft, version } })}
      reload={(id) => recordIn(request(calls.listCanned, {}), id)}
      onClose={onClose}
    />
  );
}
