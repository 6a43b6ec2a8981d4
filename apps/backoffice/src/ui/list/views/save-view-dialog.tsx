import { limits } from '@app/contract/core/limits';
import { staffListEndpoints as calls } from '@app/contract/lists/staff-endpoints';
import type { SavedView, ViewInput, ViewState } from '@app/contract/lists/staff-schemas';
import { useMemo, useState } from 'react';
import { type Failure, isRefusal } from '../../../api/failure';
import { request } from '../../../api/request';
import { named } from '../../../text/in-my-language';
import { type Text, useText } from '../../../text/use-text';
import { defineForm, type Field } from '../../form/define-form';
import { FormDialog } from '../../form/records/form-dialog';
import { StaleDialog } from '../../form/records/stale-dialog';

/** What is about to be saved: a new view, or another version of one. */
export type ViewDraft = { view: SavedView | null; state: ViewState };

type Typed = { name: string; audience: string };
type Roles = readonly { id: string; name: string }[];

const audienceOf = (view: Pick<SavedView, 'audience' | 'roleId'>): string => view.roleId ?? view.audience;
const inputOf = ({ name, audience }: Typed, state: ViewState): ViewInput =>
  audience === 'own' || audience === 'all'
    ? { name, audience, roleId: null, state }
    : { name, audience: 'role', roleId: audience, state };

const fieldsOf = (t: Text, roles: Roles | null): Field<Typed>[] =>
  defineForm<Typed>()([
    { name: 'name', kind: 'text', label: 'ui.view.name', max: limits.viewName, required: true },
    ...(roles
      ? [
          {
            name: 'audience',
            kind: 'select',
            label: 'ui.view.audience',
            required: true,
            choices: {
              given: [
                { value: 'own', label: t('ui.view.audience.own') },
                { value: 'all', label: t('ui.view.audience.all') },
                ...roles.map((role) => ({ value: role.id, label: named(t('ui.view.role'), role.name) })),
              ],
            },
          } satisfies Field<Typed>,
        ]
      : []),
  ]);

type Compared = Typed & { state: object };
const compared = (typed: Typed, state: ViewState): Compared => ({
  ...typed,
  state: {
    ...state.filter,
    sort: `${state.sort.field} ${state.sort.order}`,
    columns: state.hidden.map((key) => `−${key}`),
  },
});

type SaveViewProps = { list: string; draft: ViewDraft; roles: Roles | null; onClose: () => void };

/** Asks for a name and who shall see it; somebody else's change meanwhile is shown beside mine. */
export function SaveViewDialog({ list, draft, roles, onClose }: SaveViewProps) {
  const t = useText();
  const fields = useMemo(() => fieldsOf(t, roles), [t, roles]);
  const [version, setVersion] = useState(draft.view?.version ?? 0);
  const [stale, setStale] = useState<{ typed: Typed; theirs: SavedView } | null>(null);
  const send = async (typed: Typed): Promise<SavedView | null> => {
    const input = inputOf({ ...typed, audience: typed.audience ?? 'own' }, draft.state);
    if (!draft.view) return request(calls.createView, { body: { list, ...input } });
    try {
      return await request(calls.updateView, { params: { id: draft.view.id }, body: { ...input, version } });
    } catch (error) {
      const current = isRefusal(error as Failure, 'record.stale') && ((error as Failure).data.current as SavedView);
      if (!current) throw error;
      setStale({ typed, theirs: current });
      throw error;
    }
  };
  if (stale) {
    const { typed, theirs } = stale;
    return (
      <StaleDialog<Compared>
        fields={[
          ...(fields as Field<Compared>[]),
          { name: 'state', label: 'ui.view.filter', kind: 'own', render: () => null } as Field<Compared>,
        ]}
        mine={compared(typed, draft.state)}
        theirs={compared({ name: theirs.name, audience: audienceOf(theirs) }, theirs.state)}
        onKeepMine={() => {
          setVersion(theirs.version);
          setStale(null);
        }}
        onTakeTheirs={onClose}
        onClose={onClose}
      />
    );
  }
  const initial = draft.view ? { name: draft.view.name, audience: audienceOf(draft.view) } : { audience: 'own' };
  return (
    <FormDialog<Typed, SavedView | null>
      title={t(draft.view ? 'ui.view.edit_title' : 'ui.view.new')}
      fields={fields}
      initial={initial}
      submit="ui.list.save_view"
      done="ui.view.saved"
      send={send}
      onClose={onClose}
    />
  );
}
