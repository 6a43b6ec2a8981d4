import { staffInterestEndpoints as calls } from '@app/contract/interests/staff-endpoints';
import type { StaffPreference } from '@app/contract/interests/staff-schemas';
import { request } from '../../api/request';
import { useAllowed } from '../../api/session';
import { ListPage } from '../../ui/list/list-page';
import type { InterestActions } from './interest-drawer';
import { bodyOf } from './interest-form';
import { preferenceList, setPreferences } from './preference-list';
import { useInterestActions } from './use-interest-actions';

const actions: InterestActions = {
  title: 'interests.new_preference',
  asksKind: true,
  create: (draft) => request(calls.createPreference, { body: { ...bodyOf(draft), kind: draft.kind ?? 'style' } }),
  update: (id, draft, version) =>
    request(calls.updatePreference, { params: { id }, body: { ...bodyOf(draft), version } }),
};

/** Styles and people to shop for that customers choose from. */
export default function PreferencesScreen() {
  const { list, drawer } = useInterestActions<StaffPreference>({
    mayEdit: useAllowed('people.preferences.edit'),
    actions,
    remove: (id) => request(calls.deletePreference, { params: { id } }),
    set: setPreferences,
  });
  return (
    <>
      <ListPage rule={preferenceList} actions={list} />
      {drawer}
    </>
  );
}
