import type { StaffProductRow } from '@app/contract/catalog/staff-schemas';
import { Form, Modal, Segmented } from 'antd';
import { useId, useState } from 'react';
import type { TextKey } from '../../../text/text-key';
import { useText } from '../../../text/use-text';
import { IntegerInput } from '../../../ui/form/inputs/integer-input';
import { BulkResult } from '../../../ui/list/bulk/bulk-result';
import { type ProductFlags, setProductFlags } from './set-product-flags';

const MOST = 9_999;
type Mark = 'keep' | 'yes' | 'no';
type Marks = { popular: Mark; recommended: Mark; sortWeight: number | null };

/** Only what was chosen is sent; everything else stays as each product has it. */
const flagsOf = ({ popular, recommended, sortWeight }: Marks): ProductFlags => ({
  ...(popular === 'keep' ? {} : { popular: popular === 'yes' }),
  ...(recommended === 'keep' ? {} : { recommended: recommended === 'yes' }),
  ...(sortWeight === null ? {} : { sortWeight }),
});

function MarkField({ label, value, onChange }: { label: TextKey; value: Mark; onChange: (mark: Mark) => void }) {
  const t = useText();
  return (
    <Form.Item label={t(label)}>
      <Segmented
        aria-label={t(label)}
        value={value}
        onChange={onChange}
        options={[
          { value: 'keep', label: t('catalog.mark_keep') },
          { value: 'yes', label: t('ui.yes') },
          { value: 'no', label: t('ui.no') },
        ]}
      />
    </Form.Item>
  );
}

/** Gives the chosen products flags and one sort weight, and says of each how it went. */
export function MarksDialog({ rows, onClose }: { rows: StaffProductRow[]; onClose: () => void }) {
  const t = useText();
  const weightId = useId();
  const [marks, setMarks] = useState<Marks>({ popular: 'keep', recommended: 'keep', sortWeight: null });
  const [working, setWorking] = useState(false);
  const weightFits = marks.sortWeight === null || (marks.sortWeight >= 0 && marks.sortWeight <= MOST);
  const flags = flagsOf(marks);
  if (working) {
    const work = {
      nameOf: (row: StaffProductRow) => row.name,
      each: (row: StaffProductRow) => setProductFlags(row.id, flags, t('catalog.gone')),
    };
    return <BulkResult title={t('catalog.change_marks')} rows={rows} work={work} onClose={onClose} />;
  }
  return (
    <Modal
      open
      title={t('catalog.change_marks')}
      okText={t('ui.form.save')}
      cancelText={t('ui.cancel')}
      okButtonProps={{ disabled: !weightFits || Object.keys(flags).length === 0 }}
      onOk={() => setWorking(true)}
      onCancel={onClose}
    >
      <Form layout="vertical" style={{ marginTop: 16 }}>
        <MarkField
          label="catalog.popular"
          value={marks.popular}
          onChange={(popular) => setMarks({ ...marks, popular })}
        />
        <MarkField
          label="catalog.recommended"
          value={marks.recommended}
          onChange={(recommended) => setMarks({ ...marks, recommended })}
        />
        <Form.Item label={t('catalog.sort_weight')} htmlFor={weightId} extra={t('catalog.mark_weight_help')}>
          <IntegerInput
            id={weightId}
            value={marks.sortWeight}
            onChange={(sortWeight) => setMarks({ ...marks, sortWeight })}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}
