import { Button, Flex, Form } from 'antd';
import type { ReactNode } from 'react';
import type { TextKey } from '../../../text/text-key';
import { useText } from '../../../text/use-text';
import { RecordDrawer } from '../../drawer';
import type { Field } from '../define-form';
import { FormFields } from '../form-fields';
import { FormKeys } from '../form-keys';
import { useClosing } from './use-closing';
import { useVersionedForm } from './use-versioned-form';

type RecordFormDrawerProps<V extends object, R extends { id: string; version: number }> = {
  title: string;
  fields: Field<V>[];
  /** The record to edit; null creates one. */
  editing: R | null;
  /** What the form of a new record begins with. */
  blank: V;
  draftOf: (record: R) => V;
  create: (draft: V) => Promise<R>;
  /** Without it records are only made. */
  update?: (record: R, draft: V) => Promise<R>;
  /** Asks about what saving over this version does besides, where it does; nothing is saved unless it is agreed to. */
  confirm?: (draft: V, over: R) => Promise<boolean>;
  /** The record as it is now, to show both versions when somebody saved it meanwhile. Without it the refusal brings it. */
  reload?: (id: string) => Promise<R>;
  /** Told what the form holds, and of which version: at each change, and when the version of others is taken. */
  onDraft?: (draft: V, record: R | null) => void;
  /** What the record is called in the operation log, whose entries the drawer then leads to. */
  kind?: string;
  /** The record (`kind/id`) whose operations tell of this one, where it is a part of another. */
  partOf?: string;
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
  const { draftOf, fields, reload } = props;
  const { form, base, clash } = useVersionedForm<V, R>({
    fields,
    record: props.editing,
    draftOf,
    save: (draft, on) => (on && props.update ? props.update(on, draft) : props.create(draft)),
    confirm: async (draft, on) => (on && (await props.confirm?.(draft, on))) ?? true,
    reload: reload && (({ id }) => reload(id)),
    done: props.done ?? 'ui.form.saved',
    onSaved: props.onClose,
    onTaken: (theirs) => props.onDraft?.(draftOf(theirs), theirs),
  });
  const close = useClosing(form, props.onClose);
  const onValuesChange = (changed: object) => {
    form.wiring.onValuesChange(changed);
    props.onDraft?.(form.form.getFieldsValue(true) as V, base);
  };
  const buttons = (
    <Flex gap={12} justify="end">
      <Button size="large" onClick={close}>
        {t(props.readOnly ? 'ui.close' : 'ui.cancel')}
      </Button>
      {!props.readOnly && (
        <Button size="large" type="primary" loading={form.busy} onClick={() => void form.submit()}>
          {t('ui.form.save')}
        </Button>
      )}
    </Flex>
  );
  return (
    <RecordDrawer
      title={props.title}
      tag={props.tag}
      log={base ? (props.partOf ?? (props.kind && `${props.kind}/${base.id}`)) : undefined}
      waiting={false}
      error={null}
      onRetry={close}
      onClose={close}
      footer={buttons}
    >
      {props.above}
      <Form
        {...form.wiring}
        onValuesChange={onValuesChange}
        layout="vertical"
        disabled={props.readOnly === true}
        initialValues={base ? draftOf(base) : props.blank}
      >
        <FormFields fields={fields} errors={form.errors} />
        <FormKeys form={form.wiring.name} />
      </Form>
      {props.below}
      {clash}
    </RecordDrawer>
  );
}
