import { Form, Table } from 'antd';
import type { OwnFieldProps } from '../../../ui/form/define-form';
import { CopyFirstRow } from './copy-first-row';
import styles from './product.module.css';
import type { ProductDraft, SpecDraft, VariantDraft } from './product-draft';
import { useVariantColumns } from './use-variant-columns';

/** One row a combination of values: prices, stock, number, picture. Stock of a variant that exists is only moved. */
export function VariantsField({ value: variants = [], onChange, errors }: OwnFieldProps<VariantDraft[]>) {
  const form = Form.useFormInstance<ProductDraft>();
  const specs: SpecDraft[] = Form.useWatch('specs', form) ?? [];
  const inPoints = Form.useWatch('type', form) === 'points';
  const set = (index: number, part: Partial<VariantDraft>) =>
    onChange?.(variants.map((one, at) => (at === index ? { ...one, ...part } : one)));
  const columns = useVariantColumns({ specs, errors, inPoints, set });
  return (
    <div className={styles.variants}>
      <Table
        rowKey={(row) => row.values.join('\n')}
        columns={columns}
        dataSource={variants}
        pagination={variants.length > 50 ? { pageSize: 50, showSizeChanger: false } : false}
        size="small"
        scroll={{ x: 'max-content' }}
      />
      {variants.length > 1 && <CopyFirstRow variants={variants} onChange={(all) => onChange?.(all)} />}
    </div>
  );
}
