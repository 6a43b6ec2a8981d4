import { App, Button, Flex, Form } from 'antd';
import { type ReactNode, useState } from 'react';
import type { TextKey } from '../../text/text-key';
import { useText } from '../../text/use-text';
import { RecordDrawer } from '../drawer';
import { useAction } from '../use-action';
import type { Field } from './define-form';
import { FormFields } from './form-fields';
import { StaleDialog } from './stale-dialog';
import { useRecordForm } from './use-record-form';

type RecordFormDrawerProps<V extends object, R extends { id: string; version: number }> = {
  title: string;
  fields: Field<V>[];
  /** The record to edit; null creates one. */
  editing: R | null;
  /** What the form of a new record begins with. */
  blank: V;
  draftOf: (record: R) => V;
  create: (draft: V) => Promise<R>;
  update: (record: { id: string; version: number }, draft: V) => Promise<R>;
  /** The record as it is now, to show both versions when somebody saved it meanwhile. Without it the refusal brings it. */
  reload?: (id: string) => Promise<R>;
  /** Told what the form holds, and of which version: at each change, and when the version of others is taken. */
  onDraft?: (draft: V, record: R | null) => void;
  /** What the record is called in the operation log, whose entries the drawer then leads to. */
  kind?: string;
  done?: TextKey;
  /** The form only shows; nothing can be saved. */
  readOnly?: boolean;
  tag?: ReactNode;
  above?: ReactNode;
  below?: ReactNode;
  onClose: () => void;
};

/**
 * Creates or edits one record in the drawer by its declared fields. Whatever is refused stays typed; when somebody else
 * saved the record meanwhile, both versions are shown and one of them is chosen. Closing it over changes asks first.
 */
export function RecordFormDrawer<V extends object, R extends { id: string; version: number }>(
  props: RecordFormDrawerProps<V, R>,
) {
  const t = useText();
  const { run } = useAction();
  const { modal } = App.useApp();
  const { draftOf, onClose, fields } = props;
  const [base, setBase] = useState(props.editing);
  const [clash, setClash] = useState<{ mine: V; theirs: R } | null>(null);
  const done = props.done ?? 'ui.form.saved';
  const save = (draft: V, on: R | null) =>
    on ? props.update({ id: on.id, version: on.version }, draft) : props.create(draft);
  const record = useRecordForm<V, R>({
    send: (draft) => save(draft, base),
    done,
    onDone: onClose,
    onStale: async (mine, refusal) => {
      const { reload } = props;
      if (!base) return;
      if (!reload) return setClash({ mine, theirs: refusal.data.current as R });
      const read = await run(() => reload(base.id), { reads: true });
      if (read) setClash({ mine, theirs: read.answer });
    },
  });
  const close = () => {
    if (!record.isDirty()) return onClose();
    modal.confirm({
      title: t('ui.leave.title'),
      content: t('ui.leave.text'),
      okText: t('ui.leave.leave'),
      cancelText: t('ui.leave.stay'),
      okButtonProps: { danger: true },
      onOk: onClose,
    });
  };
  const onValuesChange = (changed: object) => {
    record.wiring.onValuesChange(changed);
    props.onDraft?.(record.form.getFieldsValue(true) as V, base);
  };
  const keepMine = async () => {
    if (!clash) return;
    setClash(null);
    if (await run(() => save(clash.mine, clash.theirs), { done })) onClose();
  };
  const takeTheirs = () => {
    if (!clash) return;
    const theirs = draftOf(clash.theirs);
    setBase(clash.theirs);
    record.form.setFieldsValue(theirs);
    props.onDraft?.(theirs, clash.theirs);
    setClash(null);
  };
  const buttons = (
    <Flex gap={12} justify="end">
      <Button size="large" onClick={close}>
        {t(props.readOnly ? 'ui.close' : 'ui.cancel')}
      </Button>
      {!props.readOnly && (
        <Button size="large" type="primary" loading={record.busy} onClick={() => void record.submit()}>
          {t('ui.form.save')}
        </Button>
      )}
    </Flex>
  );
  return (
    <RecordDrawer
      title={props.title}
      tag={props.tag}
      log={props.kind && base ? `${props.kind}/${base.id}` : undefined}
      waiting={false}
      error={null}
      onRetry={close}
      onClose={close}
      footer={buttons}
    >
      {props.above}
      <Form
        {...record.wiring}
        onValuesChange={onValuesChange}
        layout="vertical"
        disabled={props.readOnly === true}
        initialValues={base ? draftOf(base) : props.blank}
      >
        <FormFields fields={fields} errors={record.errors} />
        <button type="submit" hidden />
      </Form>
      {props.below}
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
