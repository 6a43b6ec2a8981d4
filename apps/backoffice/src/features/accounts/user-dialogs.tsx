import { staffUserEndpoints as calls } from '@app/contract/accounts/staff/staff-endpoints';
import type { UserDetail } from '@app/contract/accounts/staff/staff-schemas';
import { limits } from '@app/contract/core/limits';
import { useState } from 'react';
import { request } from '../../api/request';
import { useAnswer } from '../../api/use-answer';
import { named } from '../../text/in-my-language';
import { useText } from '../../text/use-text';
import { defineForm } from '../../ui/form/define-form';
import { FormDialog } from '../../ui/form/records/form-dialog';
import { RecordFormDrawer } from '../../ui/form/records/record-form-drawer';
import { type Fact, useStep } from '../../ui/form/use-step';
import { levelText } from './user-cells';

type DialogProps = { user: UserDetail; onClose: () => void };

const noteForm = defineForm<{ body: string }>()([
  {
    name: 'body',
    kind: 'long-text',
    label: 'users.note_text',
    help: 'users.note_help',
    required: true,
    max: limits.staffNote,
  },
]);

/** Writes a note about the customer. */
export function NoteDialog({ user, onClose }: DialogProps) {
  const t = useText();
  return (
    <FormDialog<{ body: string }, unknown>
      title={t('users.note')}
      fields={noteForm}
      initial={{}}
      submit="users.note"
      done="users.noted"
      send={(body) => request(calls.noteUser, { params: { id: user.id }, body })}
      onClose={onClose}
    />
  );
}

const whyForm = defineForm<{ reason: string }>()([
  {
    name: 'reason',
    kind: 'long-text',
    label: 'users.reason',
    help: 'users.reason_help',
    required: true,
    max: limits.staffReason,
  },
]);

const facts: Fact<UserDetail>[] = [
  { label: 'users.state', of: ({ state }, { t }) => t(`users.state.${state}`) },
  { label: 'users.level', of: levelText },
  { label: 'users.reason', of: ({ disabledBecause }) => disabledBecause },
];

/** Disables the account, or enables it again, at the version that is shown. */
export function StandingDialog({ onClose, ...props }: DialogProps) {
  const t = useText();
  // What was asked for stays, also when somebody does it meanwhile and the customer is read again.
  const [way] = useState<'disable' | 'enable'>(() => (props.user.state === 'active' ? 'disable' : 'enable'));
  const step = useStep(props.user, { facts, open: ({ actions }) => actions.includes(way) });
  const user = step.record;
  const call = way === 'disable' ? calls.disableUser : calls.enableUser;
  return (
    <FormDialog<{ reason: string }, unknown>
      title={t(`users.${way}_title`, { name: user.nickname })}
      intro={way === 'disable' && <p>{t('users.disable_text')}</p>}
      fields={whyForm}
      initial={{}}
      submit={`users.${way}`}
      danger={way === 'disable'}
      done={`users.${way}d`}
      step={step}
      send={({ reason }) => request(call, { params: { id: user.id }, body: { version: user.version, reason } })}
      onClose={onClose}
    />
  );
}

type LevelDraft = { grantedLevel: string | null; reason: string };

/** Grants a level, or goes back to what was spent. */
export function LevelDrawer({ user, onClose }: DialogProps) {
  const t = useText();
  const { data } = useAnswer(calls.userChoices, {}, { keepMs: 300_000 });
  const given = (data?.levels ?? []).map(({ identifier, name }) => ({ value: identifier, label: name }));
  const fields = defineForm<LevelDraft>()([
    {
      name: 'grantedLevel',
      kind: 'select',
      label: 'users.granted',
      help: 'users.set_level_help',
      clearable: true,
      choices: { given },
    },
    {
      name: 'reason',
      kind: 'long-text',
      label: 'users.reason',
      help: 'users.reason_help',
      required: true,
      max: limits.staffReason,
    },
  ]);
  const save = ({ id, version }: { id: string; version: number }, { grantedLevel, reason }: LevelDraft) =>
    request(calls.setUserLevel, { params: { id }, body: { version, grantedLevel: grantedLevel ?? null, reason } });
  return (
    <RecordFormDrawer<LevelDraft, UserDetail>
      title={named(t('users.set_level'), user.nickname)}
      fields={fields}
      editing={user}
      blank={{ grantedLevel: null, reason: '' }}
      draftOf={({ grantedLevel }) => ({ grantedLevel, reason: '' })}
      create={(draft) => save(user, draft)}
      update={save}
      reload={(id) => request(calls.readUser, { params: { id } })}
      onClose={onClose}
    />
  );
}
