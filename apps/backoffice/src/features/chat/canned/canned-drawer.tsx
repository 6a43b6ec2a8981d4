import { staffChatEndpoints as calls } from '@app/contract/chat/staff-endpoints';
import type { Canned } from '@app/contract/chat/staff-schemas';
import type { RequestOf } from '@app/contract/core/endpoint';
import { limits } from '@app/contract/core/limits';
import { Button, Flex, Form } from 'antd';
import { useState } from 'react';
import { request } from '../../../api/request';
import { useText } from '../../../text/use-text';
import { RecordDrawer } from '../../../ui/drawer';
import { defineForm } from '../../../ui/form/define-form';
import { FormFields } from '../../../ui/form/form-fields';
import { StaleDialog } from '../../../ui/form/stale-dialog';
import { useRecordForm } from '../../../ui/form/use-record-form';
import { useAction } from '../../../ui/use-action';

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
  const { run } = useAction();
  const [base, setBase] = useState(editing);
  const [clash, setClash] = useState<{ mine: Draft; theirs: Canned } | null>(null);
  const save = (draft: Draft, version: number) =>
    base
      ? request(calls.updateCanned, { params: { id: base.id }, body: { ...draft, version } })
      : request(calls.createCanned, { body: draft });
  const record = useRecordForm<Draft, Canned>({
    send: (draft) => save(draft, base?.version ?? 0),
    done: 'ui.form.saved',
    onDone: onClose,
    onStale: async (mine) => {
      const read = await run(() => request(calls.listCanned, {}), { reads: true });
      const theirs = read?.answer.find((one) => one.id === base?.id);
      if (theirs) setClash({ mine, theirs });
    },
  });
  const keepMine = async () => {
    if (!clash) return;
    setClash(null);
    if (await run(() => save(clash.mine, clash.theirs.version), { done: 'ui.form.saved' })) onClose();
  };
  const takeTheirs = () => {
    if (!clash) return;
    setBase(clash.theirs);
    record.form.setFieldsValue(draftOf(clash.theirs));
    setClash(null);
  };
  return (
    <RecordDrawer
      title={base?.title ?? t('desk.canned.new')}
      waiting={false}
      error={null}
      onRetry={onClose}
      onClose={onClose}
      footer={
        <Flex gap={12} justify="end">
          <Button size="large" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button size="large" type="primary" loading={record.busy} onClick={() => void record.submit()}>
            {t('ui.form.save')}
          </Button>
        </Flex>
      }
    >
      <Form {...record.wiring} layout="vertical" initialValues={base ? draftOf(base) : empty}>
        <FormFields fields={fields} errors={record.errors} />
        <button type="submit" hidden />
      </Form>
      {clash && (
        <StaleDialog
          fields={fields}
          mine={clash.mine}
          theirs={draftOf(clash.theirs)}
          onKeepMine={() => void keepMine()}
          onTakeTheirs={takeTheirs}
          onClose={() => setClash(null)}
        />
      )}
    </RecordDrawer>
  );
}
