import { useQueryClient } from '@tanstack/react-query';
import { Form, Modal } from 'antd';
import type { ReactNode } from 'react';
import { isRefusal } from '../../../api/failure';
import type { TextKey } from '../../../text/text-key';
import { useText } from '../../../text/use-text';
import { useReturnFocus } from '../../use-return-focus';
import type { Field } from '../define-form';
import { FormFields } from '../form-fields';
import { FormKeys } from '../form-keys';
import type { Step } from '../use-step';
import { useClosing } from './use-closing';
import { useRecordForm } from './use-record-form';

type FormDialogProps<V extends object, A> = {
  title: ReactNode;
  /** What will happen, above the fields. */
  intro?: ReactNode;
  fields: Field<V>[];
  initial: Partial<V>;
  submit: TextKey;
  danger?: boolean;
  /** Said when it is done; nothing without it, where the answer itself is shown. */
  done?: TextKey;
  send: (values: V, idempotencyKey: string) => Promise<A>;
  onClose: () => void;
  onDone?: (answer: A) => void;
  /** Stays open when it is done, because `onDone` goes on. */
  stays?: true;
  /** The step of a record that others may change meanwhile; what they changed is shown before it is taken anew. */
  step?: Omit<Step<unknown>, 'record'>;
};

/**
 * A dialog with a short form. It closes when the server has agreed, keeps what was typed when it has not, and asks before
 * it is closed over it.
 */
export function FormDialog<V extends object, A>(props: FormDialogProps<V, A>) {
  const t = useText();
  const queries = useQueryClient();
  const { step } = props;
  const record = useRecordForm<V, A>({
    send: (values, key) =>
      props.send(values, key).catch((error: unknown) => {
        // What stands behind the dialog is read again, so that the next press is about the record as it is now.
        if (isRefusal(error, 'record.stale') || isRefusal(error, 'record.conflict')) void queries.invalidateQueries();
        throw error;
      }),
    ...(props.done ? { done: props.done } : {}),
    ...(step ? { onStale: (_, refusal) => step.take(refusal) } : {}),
    onDone: (answer) => {
      props.onDone?.(answer);
      if (!props.stays) props.onClose();
    },
  });
  const close = useClosing(record, props.onClose);
  useReturnFocus();
  return (
    <Modal
      open
      title={props.title}
      onCancel={close}
      onOk={() => void record.submit()}
      okText={t(props.submit)}
      cancelText={t('ui.cancel')}
      confirmLoading={record.busy}
      okButtonProps={{ danger: props.danger ?? false, disabled: step?.open === false }}
      destroyOnHidden
    >
      {step?.note}
      {props.intro}
      <Form {...record.wiring} layout="vertical" initialValues={props.initial}>
        <FormFields fields={props.fields} errors={record.errors} />
        <FormKeys form={record.wiring.name} />
      </Form>
    </Modal>
  );
}
