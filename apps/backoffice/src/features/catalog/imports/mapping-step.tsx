import { productImportEndpoints as calls } from '@app/contract/catalog/import-endpoints';
import { IMPORT_FIELDS, type ImportField, NUMBER_FIELDS } from '@app/contract/catalog/import-fields';
import type { ProductImport } from '@app/contract/catalog/import-schemas';
import type { TableReading } from '@app/contract/core/tables';
import type { ColumnNumbers } from '@app/kernel/written-numbers';
import { Button, Select, Table } from 'antd';
import { useState } from 'react';
import { request } from '../../../api/request';
import { listed } from '../../../text/in-my-language';
import { useText } from '../../../text/use-text';
import { NumberQuestion } from '../../../ui/tables/number-question';
import { TableReadingFields } from '../../../ui/tables/table-reading';
import { useAction } from '../../../ui/use-action';
import styles from './imports.module.css';
import { columnsLeftOut, LeftOut } from './left-out';

const LEFT_OUT = '';
type Mapping = ProductImport['mapping'];
type Column = { at: number; head: string; samples: string[]; numbers: ColumnNumbers | undefined };

/** Which column fills what. A field filled by one column can no longer be chosen for another. */
export function MappingStep({ of, mayRun, onMapped }: { of: ProductImport; mayRun: boolean; onMapped: () => void }) {
  const t = useText();
  const { busy, run } = useAction();
  const [mapping, setMapping] = useState<Mapping>(of.mapping);
  const [numberStyles, setNumberStyles] = useState(of.styles);
  const columns: Column[] = of.heads.map((head, at) => ({
    at,
    head,
    samples: of.samples.map((row) => row[at] ?? '').filter(Boolean),
    numbers: of.numbers[at],
  }));
  const set = (at: number, field: ImportField | null) =>
    setMapping(mapping.map((one, index) => (index === at ? field : one)));
  const options = (at: number) => [
    { value: LEFT_OUT, label: t('catalog.import_leave_out') },
    ...IMPORT_FIELDS.map((field) => ({
      value: field as string,
      label: t(`catalog.import_field.${field}`),
      disabled: mapping.some((one, index) => one === field && index !== at),
    })),
  ];
  const asked = (at: number): boolean => {
    const field = mapping[at];
    return !!field && NUMBER_FIELDS.has(field) && of.numbers[at]?.style === 'ask';
  };
  const reread = async (reading: TableReading) => {
    const body = { version: of.version, ...reading };
    if (await run(() => request(calls.rereadImport, { params: { id: of.id }, body }))) onMapped();
  };
  const check = async () => {
    const body = { version: of.version, mapping, styles: numberStyles };
    if (await run(() => request(calls.mapImport, { params: { id: of.id }, body }))) onMapped();
  };
  const hasSku = mapping.includes('sku');
  const open = columns.some(({ at }) => asked(at) && !numberStyles[at]);
  const leftOut = columnsLeftOut({ ...of, mapping });
  return (
    <>
      <p className={styles.note}>{t('catalog.import_columns_help')}</p>
      {mayRun && of.rereadable && (
        <TableReadingFields of={of.look} busy={busy} onChange={(reading) => void reread(reading)} />
      )}
      <Table<Column>
        rowKey="at"
        pagination={false}
        dataSource={columns}
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
                <Select
                  aria-label={listed(t('catalog.import_fills'), column.head)}
                  style={{ width: '100%' }}
                  disabled={!mayRun}
                  value={mapping[column.at] ?? LEFT_OUT}
                  options={options(column.at)}
                  showSearch={{ optionFilterProp: 'label' }}
                  onChange={(value) => set(column.at, IMPORT_FIELDS.find((field) => field === value) ?? null)}
                />
                {asked(column.at) && column.numbers && (
                  <NumberQuestion
                    column={column.head}
                    of={column.numbers}
                    value={numberStyles[column.at] ?? null}
                    disabled={!mayRun}
                    onChange={(style) =>
                      setNumberStyles(numberStyles.map((one, at) => (at === column.at ? style : one)))
                    }
                  />
                )}
              </>
            ),
          },
        ]}
      />
      {leftOut.length > 0 && <LeftOut heads={leftOut} />}
      {mayRun && (
        <div className={styles.foot}>
          {!hasSku && <span>{t('catalog.import_sku_needed')}</span>}
          {hasSku && open && <span>{t('catalog.import_numbers_needed')}</span>}
          <Button type="primary" disabled={!hasSku || open} loading={busy} onClick={() => void check()}>
            {t('catalog.import_check')}
          </Button>
        </div>
      )}
    </>
  );
}
