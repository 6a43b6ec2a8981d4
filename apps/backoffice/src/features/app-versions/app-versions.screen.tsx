import { staffAppVersionEndpoints as calls } from '@app/contract/app-versions/staff-endpoints';
import type { StaffAppVersion } from '@app/contract/app-versions/staff-schemas';
import { request } from '../../api/request';
import { useAllowed } from '../../api/session';
import { useText } from '../../text/use-text';
import { RecordFormDrawer } from '../../ui/form/records/record-form-drawer';
import { ListPage } from '../../ui/list/list-page';
import { useRecordActions } from '../../ui/list/use-record-actions';
import { appVersionForm, bodyOf, draftOf, newAppVersion } from './app-version-form';
import { appVersionList } from './app-version-list';

/** Versions of the app: which are out, which must be taken. */
export default function AppVersionsScreen() {
  const t = useText();
  const mayEdit = useAllowed('system.app_versions.edit');
  const { list, drawer } = useRecordActions<StaffAppVersion>({
    mayEdit,
    readable: true,
    nameOf: ({ number }) => number,
    add: 'app_versions.new',
    deletion: {
      ask: 'app_versions.delete',
      values: ({ number }) => ({ number }),
      text: 'app_versions.delete_text',
      done: 'app_versions.deleted',
      remove: ({ id }) => request(calls.deleteAppVersion, { params: { id } }),
      when: ({ published }) => !published,
    },
    drawer: (editing, onClose) => (
      <RecordFormDrawer
        title={editing ? editing.number : t('app_versions.new')}
        kind="app_version"
        fields={appVersionForm}
        editing={editing}
        blank={newAppVersion}
        draftOf={draftOf}
        readOnly={!mayEdit}
        create={(draft) => request(calls.createAppVersion, { body: bodyOf(draft) })}
        update={({ id, version }, draft) =>
          request(calls.updateAppVersion, { params: { id }, body: { ...bodyOf(draft), version } })
        }
        reload={(id) => request(calls.readAppVersion, { params: { id } })}
        onClose={onClose}
      />
    ),
  });
  return (
    <>
      <ListPage rule={appVersionList} actions={list} />
      {drawer}
    </>
  );
}
