import { productImportEndpoints as calls } from '@app/contract/catalog/import-endpoints';
import { IMPORT_FIELDS, type ImportField } from '@app/contract/catalog/import-fields';
import type { ProductImport } from '@app/contract/catalog/import-schemas';
import { Button, Select, Table } from 'antd';
import { useState } from 'react';
import { request } from '../../../api/request';
import { useText } from '../../../text/use-text';
import { useAction } from '../../../ui/use-action';
import look from './imports.module.css';
import { columnsLeftOut, LeftOut } from './left-out';

const LEFT_OUT = '';
type Mapping = ProductImport['mapping'];
type Column = { at: number; head: string; samples: string[] };

/** Which column fills what. A field filled by one column can no longer be chosen for another. */
export function MappingStep({ of, mayRun, onMapped }: { of: ProductImport; mayRun: boolean; onMapped: () => void }) {
  const t = useText();
  const { busy, run } = useAction();
  const [mapping, setMapping] = useState<Mapping>(of.mapping);
  const columns: Column[] = of.heads.map((head, at) => ({
    at,
    head,
    samples: of.samples.map((row) => row[at] ?? '').filter(Boolean),
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
  const check = async () => {
    const body = { version: of.version, mapping };
    if (await run(() => request(calls.mapImport, { params: { id: of.id }, body }))) onMapped();
  };
  const ready = mapping.includes('sku');
  const leftOut = columnsLeftOut({ ...of, mapping });
  return (
    <>
      <p className={look.note}>{t('catalog.import_columns_help')}</p>
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
                <span key={at} className={look.sample}>
                  {sample}
                </span>
              )),
          },
          {
            title: t('catalog.import_fills'),
            key: 'field',
            width: 320,
            render: (_, column) => (
              <Select
                aria-label={`${t('catalog.import_fills')}, ${column.head}`}
                style={{ width: '100%' }}
                disabled={!mayRun}
                value={mapping[column.at] ?? LEFT_OUT}
                options={options(column.at)}
                showSearch={{ optionFilterProp: 'label' }}
                onChange={(value) => set(column.at, IMPORT_FIELDS.find((field) => field === value) ?? null)}
              />
            ),
          },
        ]}
      />
      {leftOut.length > 0 && <LeftOut heads={leftOut} />}
      {mayRun && (
        <div className={look.foot}>
          {!ready && <span>{t('catalog.import_sku_needed')}</span>}
          <Button type="primary" disabled={!ready} loading={busy} onClick={() => void check()}>
            {t('catalog.import_check')}
          </Button>
        </div>
      )}
    </>
  );
}
