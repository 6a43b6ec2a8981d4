import { staffInterestEndpoints as calls } from '@app/contract/interests/staff-endpoints';
import type { StaffHobby } from '@app/contract/interests/staff-schemas';
import { request } from '../../api/request';
import { useAllowed } from '../../api/session';
import { ListPage } from '../../ui/list/list-page';
import { hobbyList, setHobbies } from './hobby-list';
import type { InterestActions } from './interest-drawer';
import { bodyOf } from './interest-form';
import { useInterestActions } from './use-interest-actions';

const actions: InterestActions = {
  title: 'interests.new_hobby',
  asksKind: false,
  create: (draft) => request(calls.createHobby, { body: bodyOf(draft) }),
  update: (id, draft, version) => request(calls.updateHobby, { params: { id }, body: { ...bodyOf(draft), version } }),
};

/** The hobbies that customers choose from. */
export default function HobbiesScreen() {
  const { list, drawer } = useInterestActions<StaffHobby>({
    mayEdit: useAllowed('people.hobbies.edit'),
    actions,
    remove: (id) => request(calls.deleteHobby, { params: { id } }),
    set: setHobbies,
  });
  return (
    <>
      <ListPage rule={hobbyList} actions={list} />
      {drawer}
    </>
  );
}
