import { staffCatalogEndpoints as calls } from '@app/contract/catalog/staff-endpoints';
import type { StaffCategory } from '@app/contract/catalog/staff-schemas';
import { Button, Flex, Form } from 'antd';
import { useMemo, useState } from 'react';
import { request } from '../../../api/request';
import { currentLocale } from '../../../text/locale';
import { useText } from '../../../text/use-text';
import { RecordDrawer } from '../../../ui/drawer';
import { FormFields } from '../../../ui/form/form-fields';
import { StaleDialog } from '../../../ui/form/stale-dialog';
import { useRecordForm } from '../../../ui/form/use-record-form';
import { useAction } from '../../../ui/use-action';
import { categoryName } from '../category-choices';
import { type CategoryDraft, categoryForm, draftOf, newCategory } from './category-form';

type CategoryDrawerProps = {
  all: readonly StaffCategory[];
  /** The category to edit, or the parent to create one below. */
  editing: StaffCategory | null;
  parentId: string | null;
  onClose: () => void;
};

/** Creates or edits one category in the drawer. */
export function CategoryDrawer({ all, editing, parentId, onClose }: CategoryDrawerProps) {
  const t = useText();
  const { run } = useAction();
  const [base, setBase] = useState(editing);
  const [clash, setClash] = useState<{ mine: CategoryDraft; theirs: StaffCategory } | null>(null);
  const fields = useMemo(() => categoryForm(all, base), [all, base]);
  const save = (draft: CategoryDraft, version: number) =>
    base
      ? request(calls.updateCategory, { params: { id: base.id }, body: { ...draft, version } })
      : request(calls.createCategory, { body: draft });
  const record = useRecordForm<CategoryDraft, StaffCategory>({
    send: (draft) => save(draft, base?.version ?? 0),
    done: 'ui.form.saved',
    onDone: onClose,
    onStale: async (mine) => {
      const read = await run(() => request(calls.listCategories, {}), { reads: true });
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
      title={base ? categoryName(base, currentLocale()) : t('catalog.new_category')}
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
      <Form {...record.wiring} layout="vertical" initialValues={base ? draftOf(base) : { ...newCategory, parentId }}>
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
