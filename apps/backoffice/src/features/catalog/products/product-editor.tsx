import { staffCatalogEndpoints as calls } from '@app/contract/catalog/staff-endpoints';
import type { StaffProduct } from '@app/contract/catalog/staff-schemas';
import { request } from '../../../api/request';
import { useAllowed } from '../../../api/session';
import { RecordEditor } from '../../../ui/form/records/record-editor';
import { draftOf, type ProductDraft, variantsFor } from './product-draft';
import { productSections } from './product-form';
import { PRODUCTS_PATH } from './products-path';

type ProductEditorProps = {
  title: string;
  product: StaffProduct | null;
  initial: Partial<ProductDraft> | null;
  onSaved: (product: StaffProduct) => void;
  onTaken: (product: StaffProduct) => void;
};

/** The product's form; the variants follow its specs. */
export function ProductEditor({ title, product, initial, onSaved, onTaken }: ProductEditorProps) {
  return (
    <RecordEditor<ProductDraft, StaffProduct>
      title={title}
      sections={productSections}
      record={product}
      blank={initial ?? {}}
      draftOf={draftOf}
      create={(draft) => request(calls.createProduct, { body: draft })}
      update={({ id, version }, draft) => request(calls.updateProduct, { params: { id }, body: { ...draft, version } })}
      reload={(id) => request(calls.readProduct, { params: { id } })}
      mayEdit={useAllowed('catalog.products.edit')}
      kind="product"
      backTo={PRODUCTS_PATH}
      onChange={({ specs }, form) => {
        if (specs) form.setFieldValue('variants', variantsFor(specs, form.getFieldValue('variants')));
      }}
      onSaved={onSaved}
      onTaken={onTaken}
    />
  );
}
