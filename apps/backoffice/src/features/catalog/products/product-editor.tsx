import { staffCatalogEndpoints as calls } from '@app/contract/catalog/staff-endpoints';
import type { StaffProduct } from '@app/contract/catalog/staff-schemas';
import { Button, Card, Form } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { request } from '../../../api/request';
import { useAllowed } from '../../../api/session';
import { useText } from '../../../text/use-text';
import { FormFields } from '../../../ui/form/form-fields';
import { StaleDialog } from '../../../ui/form/stale-dialog';
import { useRecordForm } from '../../../ui/form/use-record-form';
import { LeaveGuard } from '../../../ui/leave-guard';
import { PageHead } from '../../../ui/page-parts';
import { RecordLog } from '../../../ui/record-log';
import { useAction } from '../../../ui/use-action';
import look from './product.module.css';
import { draftOf, type ProductDraft, variantsFor } from './product-draft';
import { productFields, productSections } from './product-form';
import { PRODUCTS_PATH } from './products-path';

type ProductEditorProps = {
  title: string;
  product: StaffProduct | null;
  initial: Partial<ProductDraft> | null;
  onSaved: (product: StaffProduct) => void;
  onTaken: (product: StaffProduct) => void;
};

/** The product's form. A version that somebody else has saved meanwhile is shown beside one's own before either stands. */
export function ProductEditor({ title, product, initial, onSaved, onTaken }: ProductEditorProps) {
  const t = useText();
  const navigate = useNavigate();
  const { run } = useAction();
  const mayEdit = useAllowed('catalog.products.edit');
  const [version, setVersion] = useState(product?.version ?? 0);
  const [clash, setClash] = useState<{ mine: ProductDraft; theirs: StaffProduct } | null>(null);
  const save = (draft: ProductDraft, at: number) =>
    product
      ? request(calls.updateProduct, { params: { id: product.id }, body: { ...draft, version: at } })
      : request(calls.createProduct, { body: draft });
  const showClash = async (mine: ProductDraft) => {
    const theirs = await run(() => request(calls.readProduct, { params: { id: product?.id ?? '' } }), { reads: true });
    if (theirs) setClash({ mine, theirs: theirs.answer });
  };
  const record = useRecordForm<ProductDraft, StaffProduct>({
    send: (draft) => save(draft, version),
    done: 'ui.form.saved',
    onDone: onSaved,
    onStale: (mine) => void showClash(mine),
  });
  const keepMine = async () => {
    if (!clash || !product) return;
    const { mine, theirs } = clash;
    setVersion(theirs.version);
    setClash(null);
    const saved = await run(() => save(mine, theirs.version), { done: 'ui.form.saved' });
    if (saved) onSaved(saved.answer);
  };
  const onChange = (changed: Partial<ProductDraft>) => {
    record.wiring.onValuesChange(changed);
    if (changed.specs)
      record.form.setFieldValue('variants', variantsFor(changed.specs, record.form.getFieldValue('variants')));
  };
  return (
    <>
      <PageHead title={title}>
        {product && <RecordLog record={`product/${product.id}`} />}
        <Button onClick={() => void navigate(PRODUCTS_PATH)}>{t('ui.back_to_list')}</Button>
        {mayEdit && (
          <Button type="primary" loading={record.busy} onClick={() => void record.submit()}>
            {t('ui.form.save')}
          </Button>
        )}
      </PageHead>
      <Form
        {...record.wiring}
        onValuesChange={onChange}
        layout="vertical"
        disabled={!mayEdit}
        initialValues={product ? draftOf(product) : (initial ?? {})}
      >
        {productSections.map((section) => (
          <Card key={section.key} variant="borderless" title={t(section.title)} className={look.section ?? ''}>
            <FormFields fields={section.fields} errors={record.errors} />
          </Card>
        ))}
      </Form>
      <LeaveGuard isDirty={record.isDirty} />
      {clash && (
        <StaleDialog
          fields={productFields}
          mine={clash.mine}
          theirs={draftOf(clash.theirs)}
          onKeepMine={() => void keepMine()}
          onTakeTheirs={() => onTaken(clash.theirs)}
          onClose={() => setClash(null)}
        />
      )}
    </>
  );
}
