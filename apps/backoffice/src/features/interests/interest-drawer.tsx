import { useText } from '../../text/use-text';
import { RecordFormDrawer } from '../../ui/form/records/record-form-drawer';
import { nameOf } from './interest-cells';
import { draftOf, type Interest, type InterestDraft, interestFields, newInterest } from './interest-form';

/** What differs between hobbies and preferences. */
export type InterestActions = {
  title: 'interests.new_hobby' | 'interests.new_preference';
  asksKind: boolean;
  create: (draft: InterestDraft) => Promise<Interest>;
  update: (id: string, draft: InterestDraft, version: number) => Promise<Interest>;
};

type InterestDrawerProps = { actions: InterestActions; editing: Interest | null; onClose: () => void };

/** Creates or edits one hobby or preference. */
export function InterestDrawer({ actions, editing, onClose }: InterestDrawerProps) {
  const t = useText();
  return (
    <RecordFormDrawer
      title={editing ? nameOf(editing) : t(actions.title)}
      kind="interest"
      fields={interestFields(actions.asksKind && !editing)}
      editing={editing}
      blank={newInterest}
      draftOf={draftOf}
      create={actions.create}
      update={({ id, version }, draft) => actions.update(id, draft, version)}
      onClose={onClose}
    />
  );
}
