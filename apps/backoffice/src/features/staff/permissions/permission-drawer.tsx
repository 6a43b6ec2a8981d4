import { limits } from '@app/contract/core/limits';
import { controlEndpoints as calls } from '@app/contract/staff/control/staff-endpoints';
import type { PermissionEntry } from '@app/contract/staff/control/staff-schemas';
import { recordIn } from '../../../api/record-in';
import { request } from '../../../api/request';
import { useText } from '../../../text/use-text';
import { defineForm, type LocalizedDraft } from '../../../ui/form/define-form';
import { RecordFormDrawer } from '../../../ui/form/records/record-form-drawer';

type Draft = { texts: LocalizedDraft };

const fields = defineForm<Draft>()([
  {
    name: 'texts',
    kind: 'localized',
    label: 'control.perm.texts',
    help: 'control.perm.texts_help',
    max: limits.permissionName,
  },
]);
const draftOf = ({ texts }: PermissionEntry): Draft => ({ texts });

/** Says what one permission is called. */
export function PermissionDrawer({ editing, onClose }: { editing: PermissionEntry; onClose: () => void }) {
  const t = useText();
  const save = ({ id, version }: Pick<PermissionEntry, 'id' | 'version'>, { texts }: Draft) =>
    request(calls.savePermissionTexts, {
      params: { key: id },
      body: {
        version,
        texts: {
          'en-US': texts['en-US'] ?? '',
          'zh-cn': texts['zh-cn'] ?? '',
          es: texts.es ?? '',
          pt: texts.pt ?? '',
        },
      },
    });
  return (
    <RecordFormDrawer<Draft, PermissionEntry>
      title={t(`permission.${editing.id}`)}
      kind="permission"
      fields={fields}
      editing={editing}
      blank={draftOf(editing)}
      draftOf={draftOf}
      create={(draft) => save(editing, draft)}
      update={({ version }, draft) => save({ id: editing.id, version }, draft)}
      reload={(id) => recordIn(request(calls.listPermissions, {}), id)}
      onClose={onClose}
    />
  );
}
