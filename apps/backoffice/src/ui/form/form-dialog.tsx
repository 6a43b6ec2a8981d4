import { Form, Modal } from 'antd';
import type { ReactNode } from 'react';
import type { TextKey } from '../../text/text-key';
import { useText } from '../../text/use-text';
import type { Field } from './define-form';
import { FormFields } from './form-fields';
import { useRecordForm } from './use-record-form';

type FormDialogProps<V extends object, A> = {
  title: ReactNode;
  /** What will happen, above the fields. */
  intro?: ReactNode;
  fields: Field<V>[];
  initial: Partial<V>;
  submit: TextKey;
  danger?: boolean;
  done: TextKey;
  send: (values: V, idempotencyKey: string) => Promise<A>;
  onClose: () => void;
  onDone?: (answer: A) => void;
  /** Stays open when it is done, because `onDone` goes on. */
  stays?: true;
};

/** A dialog with a short form. It closes when the server has agreed and keeps what was typed when it has not. */
export function FormDialog<V extends object, A>(props: FormDialogProps<V, A>) {
  const t = useText();
  const record = useRecordForm<V, A>({
    send: props.send,
    done: props.done,
    onDone: (answer) => {
      props.onDone?.(answer);
      if (!props.stays) props.onClose();
    },
  });
  return (
    <Modal
      open
      title={props.title}
      onCancel={props.onClose}
      onOk={() => void record.submit()}
      okText={t(props.submit)}
      cancelText={t('ui.cancel')}
      confirmLoading={record.busy}
      okButtonProps={{ danger: props.danger ?? false }}
      mask={{ closable: !record.dirty }}
      destroyOnHidden
    >
      {props.intro}
      <Form {...record.wiring} layout="vertical" initialValues={props.initial}>
        <FormFields fields={props.fields} errors={record.errors} />
        {/* Enter sends the form, though its button stands outside. */}
        <button type="submit" hidden />
      </Form>
    </Modal>
  );
}
