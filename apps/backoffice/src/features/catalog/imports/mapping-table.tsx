import { COLUMN_FIELDS, DIALECT_FIELDS, IMPORT_FIELDS, SHARED_FIELDS } from '@app/contract/catalog/import-fields';
import type { ProductImport } from '@app/contract/catalog/import-schemas';
import { Select, Table } from 'antd';
import { listed } from '../../../text/in-my-language';
import { useText } from '../../../text/use-text';
import { NumberQuestion } from '../../../ui/tables/number-question';
import styles from './imports.module.css';
import { needsStyle } from './mapping-needs';
import type { MappingDraft } from './use-mapping';

const LEFT_OUT = '';
type Column = { at: number; head: string; samples: string[] };
type MappingProps = { of: ProductImport; draft: MappingDraft; mayRun: boolean };

/** Which field a column fills. One that is filled by another column can no longer be chosen. */
function FieldChoice({ of, column: { at, head }, draft, mayRun }: MappingProps & { column: Column }) {
  const t = useText();
  const { mapping } = draft;
  const fields = [...IMPORT_FIELDS, ...DIALECT_FIELDS[of.dialect]].map((field) => ({
    value: field as string,
    label: t(`catalog.import_field.${field}`),
    disabled: !SHARED_FIELDS.has(field) && mapping.some((one, index) => one === field && index !== at),
  }));
  return (
    <Select
      aria-label={listed(t('catalog.import_fills'), head)}
      style={{ width: '100%' }}
      disabled={!mayRun}
      value={mapping[at] ?? LEFT_OUT}
      options={[{ value: LEFT_OUT, label: t('catalog.import_leave_out') }, ...fields]}
      showSearch={{ optionFilterProp: 'label' }}
      onChange={(value) => draft.fill(at, COLUMN_FIELDS.find((field) => field === value) ?? null)}
    />
  );
}

/** What the numbers of a column mean, where that must be said. */
function StyleChoice({ of: { numbers }, column: { at, head }, draft, mayRun }: MappingProps & { column: Column }) {
  const of = numbers[at];
  if (!of || !needsStyle({ mapping: draft.mapping, numbers }, at)) return null;
  return (
    <NumberQuestion
      column={head}
      of={of}
      value={draft.styles[at] ?? null}
      disabled={!mayRun}
      onChange={(style) => draft.write(at, style)}
    />
  );
}

/** The columns of the file, each with what stands in it and what it fills. */
export function MappingTable(props: MappingProps) {
  const t = useText();
  const { heads, samples } = props.of;
  return (
    <Table<Column>
      rowKey="at"
      pagination={false}
      dataSource={heads.map((head, at) => ({ at, head, samples: samples.map((row) => row[at] ?? '').filter(Boolean) }))}
      columns={[
        { title: t('catalog.import_column'), key: 'head', render: (_, column) => <b>{column.head || '–'}</b> },
        {
          title: t('catalog.import_sample'),
          key: 'samples',
          render: (_, column) =>
            column.samples.map((sample, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: samples may be equal and never move
              <span key={at} className={styles.sample}>
                {sample}
              </span>
            )),
        },
        {
          title: t('catalog.import_fills'),
          key: 'field',
          width: 360,
          render: (_, column) => (
            <>
              <FieldChoice {...props} column={column} />
              <StyleChoice {...props} column={column} />
            </>
          ),
        },
      ]}
    />
  );
}
