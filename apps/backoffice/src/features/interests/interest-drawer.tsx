import { Button, Flex, Form } from 'antd';
import { useState } from 'react';
import { isRefusal } from '../../api/failure';
import { useText } from '../../text/use-text';
import { RecordDrawer } from '../../ui/drawer';
import { FormFields } from '../../ui/form/form-fields';
import { StaleDialog } from '../../ui/form/stale-dialog';
import { useRecordForm } from '../../ui/form/use-record-form';
import { useAction } from '../../ui/use-action';
import { nameOf } from './interest-cells';
import { draftOf, type Interest, type InterestDraft, interestFields, newInterest } from './interest-form';

/** What differs between hobbies and preferences. */
export type InterestHands = {
  title: 'interests.new_hobby' | 'interests.new_preference';
  asksKind: boolean;
  create: (draft: InterestDraft) => Promise<Interest>;
  update: (id: string, draft: InterestDraft, version: number) => Promise<Interest>;
};

type InterestDrawerProps = { hands: InterestHands; editing: Interest | null; onClose: () => void };
type Clash = { mine: InterestDraft; theirs: Interest };

/** Creates or edits one hobby or preference. A version saved meanwhile is shown beside one's own before either stands. */
export function InterestDrawer({ hands, editing, onClose }: InterestDrawerProps) {
  const t = useText();
  const { run } = useAction();
  const [base, setBase] = useState(editing);
  const [clash, setClash] = useState<Clash | null>(null);
  const fields = interestFields(hands.asksKind && !base);
  const save = (draft: InterestDraft, version: number): Promise<Interest> =>
    base ? hands.update(base.id, draft, version) : hands.create(draft);
  const record = useRecordForm<InterestDraft, Interest>({
    send: async (draft) => {
      try {
        return await save(draft, base?.version ?? 0);
      } catch (error) {
        if (isRefusal(error, 'record.stale')) setClash({ mine: draft, theirs: error.data.current as Interest });
        throw error;
      }
    },
    done: 'ui.form.saved',
    onDone: onClose,
    // The refusal brought the version that stands; the dialog is open already.
    onStale: () => undefined,
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
      title={base ? nameOf(base) : t(hands.title)}
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
      <Form {...record.wiring} layout="vertical" initialValues={base ? draftOf(base) : newInterest}>
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
