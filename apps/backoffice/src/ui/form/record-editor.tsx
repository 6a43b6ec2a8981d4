import { Button, Card, Form } from 'antd';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import type { TextKey } from '../../text/text-key';
import { useText } from '../../text/use-text';
import { LeaveGuard } from '../leave-guard';
import { PageHead } from '../page-parts';
import { RecordLog } from '../record-log';
import { useAction } from '../use-action';
import type { Field } from './define-form';
import look from './form.module.css';
import { FormFields } from './form-fields';
import { StaleDialog } from './stale-dialog';
import { useRecordForm } from './use-record-form';

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
  const { run } = useAction();
  const { record, draftOf, sections, mayEdit } = props;
  const [version, setVersion] = useState(record?.version ?? 0);
  const [clash, setClash] = useState<{ mine: V; theirs: R } | null>(null);
  const save = (draft: V, at: number) =>
    record ? props.update({ id: record.id, version: at }, draft) : props.create(draft);
  const showClash = async (mine: V) => {
    const theirs = record && (await run(() => props.reload(record.id), { reads: true }));
    if (theirs) setClash({ mine, theirs: theirs.answer });
  };
  const form = useRecordForm<V, R>({
    send: (draft) => save(draft, version),
    done: 'ui.form.saved',
    onDone: props.onSaved,
    onStale: (mine) => void showClash(mine),
  });
  const keepMine = async () => {
    if (!clash) return;
    const { mine, theirs } = clash;
    setVersion(theirs.version);
    setClash(null);
    const saved = await run(() => save(mine, theirs.version), { done: 'ui.form.saved' });
    if (saved) props.onSaved(saved.answer);
  };
  return (
    <>
      <PageHead title={props.title}>
        {record && <RecordLog record={`${props.kind}/${record.id}`} />}
        <Button onClick={() => void navigate(props.backTo)}>{t('ui.back_to_list')}</Button>
        {mayEdit && (
          <Button type="primary" loading={form.busy} onClick={() => void form.submit()}>
            {t('ui.form.save')}
          </Button>
        )}
      </PageHead>
      {props.under}
      <Form
        {...form.wiring}
        layout="vertical"
        disabled={!mayEdit}
        initialValues={record ? draftOf(record) : props.blank}
      >
        {sections.map((section) => (
          <Card key={section.key} variant="borderless" title={t(section.title)} className={look.section ?? ''}>
            <FormFields fields={section.fields} errors={form.errors} />
          </Card>
        ))}
      </Form>
      <LeaveGuard isDirty={form.isDirty} />
      {clash && (
        <StaleDialog
          fields={sections.flatMap(({ fields }) => fields)}
          mine={clash.mine}
          theirs={draftOf(clash.theirs)}
          onKeepMine={() => void keepMine()}
          onTakeTheirs={() => props.onTaken(clash.theirs)}
          onClose={() => setClash(null)}
        />
      )}
    </>
  );
}
