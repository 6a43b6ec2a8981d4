import { Button, Card, Form, type FormInstance } from 'antd';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { TextKey } from '../../../text/text-key';
import { useText } from '../../../text/use-text';
import { PageHead } from '../../page-parts';
import { RecordLog } from '../../record-log';
import type { Field } from '../define-form';
import styles from '../form.module.css';
import { FormFields } from '../form-fields';
import { FormKeys } from '../form-keys';
import { useVersionedForm } from './use-versioned-form';

export type FormSection<V> = { key: string; title: TextKey; fields: Field<V>[] };

type RecordEditorProps<V extends object, R extends { id: string; version: number }> = {
  title: string;
  sections: FormSection<V>[];
  /** The record to edit; null creates one. */
  record: R | null;
  /** What the form of a new record begins with. */
  blank: Partial<V>;
  draftOf: (record: R) => V;
  create: (draft: V) => Promise<R>;
  update: (record: { id: string; version: number }, draft: V) => Promise<R>;
  reload: (id: string) => Promise<R>;
  mayEdit: boolean;
  /** What the record is called in the operation log. */
  kind: string;
  backTo: string;
  /** Between the title and the form. */
  under?: ReactNode;
  /** Told of what was changed, where one field follows another. */
  onChange?: (changed: Partial<V>, form: FormInstance) => void;
  onSaved: (record: R) => void;
  onTaken: (record: R) => void;
};

/**
 * The form of one record as a page of its own, in sections. A version that somebody else saved meanwhile is shown beside
 * one's own before either stands.
 */
export function RecordEditor<V extends object, R extends { id: string; version: number }>(
  props: RecordEditorProps<V, R>,
) {
  const t = useText();
  const navigate = useNavigate();
  const { record, draftOf, sections, mayEdit, reload } = props;
  const { form, clash } = useVersionedForm<V, R>({
    fields: sections.flatMap(({ fields }) => fields),
    record,
    draftOf,
    save: (draft, on) => (on ? props.update({ id: on.id, version: on.version }, draft) : props.create(draft)),
    reload: ({ id }) => reload(id),
    done: 'ui.form.saved',
    onSaved: props.onSaved,
    onTaken: props.onTaken,
  });
  const onValuesChange = (changed: Partial<V>) => {
    form.wiring.onValuesChange(changed);
    props.onChange?.(changed, form.form);
  };
  return (
    <>
      <div className={styles.stuck}>
        <PageHead title={props.title}>
          {record && <RecordLog record={`${props.kind}/${record.id}`} />}
          <Button onClick={() => void navigate(props.backTo)}>{t('ui.back_to_list')}</Button>
          {mayEdit && (
            <Button type="primary" loading={form.busy} onClick={() => void form.submit()}>
              {t('ui.form.save')}
            </Button>
          )}
        </PageHead>
      </div>
      {props.under}
      <Form
        {...form.wiring}
        onValuesChange={onValuesChange}
        layout="vertical"
        disabled={!mayEdit}
        initialValues={record ? draftOf(record) : props.blank}
      >
        {sections.map((section) => (
          <Card key={section.key} variant="borderless" title={t(section.title)} className={styles.section ?? ''}>
            <FormFields fields={section.fields} errors={form.errors} />
          </Card>
        ))}
        <FormKeys form={form.wiring.name} />
      </Form>
      {clash}
    </>
  );
}
