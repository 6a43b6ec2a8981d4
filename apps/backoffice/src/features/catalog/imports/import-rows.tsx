import { productImportEndpoints as calls } from '@app/contract/catalog/import-endpoints';
import type { ImportedRow, ProductImport } from '@app/contract/catalog/import-schemas';
import { Segmented, Table } from 'antd';
import { useState } from 'react';
import { useAnswer } from '../../../api/use-answer';
import { useText } from '../../../text/use-text';
import { StatusTag, type Tone, TwoLines } from '../../../ui/list/cells';
import { PartError } from '../../../ui/page-parts';
import { changeTexts, flawTexts, noteTexts } from './import-files';
import styles from './imports.module.css';

const ROWS_A_PAGE = 20;
const ROW_FILTERS = ['all', 'created', 'updated', 'unchanged', 'failed'] as const;
type RowFilter = (typeof ROW_FILTERS)[number];

const queryOf = (shown: RowFilter) => {
  if (shown === 'failed') return { state: 'failed' as const };
  return shown === 'all' ? {} : { planned: shown };
};
const tones: Record<Exclude<RowFilter, 'all'>, Tone> = {
  created: 'success',
  updated: 'brand',
  unchanged: 'neutral',
  failed: 'danger',
};

/** What becomes of a row, and why. */
function What({ row, heads }: { row: ImportedRow; heads: readonly string[] }) {
  const t = useText();
  const what = row.state === 'failed' ? 'failed' : (row.outcome ?? row.planned);
  const texts = row.state === 'failed' ? flawTexts(row, heads, t) : [...changeTexts(row, t), ...noteTexts(row, t)];
  return (
    <>
      {what && <StatusTag tone={tones[what]}>{t(`catalog.import_what.${what}`)}</StatusTag>}
      <ul className={styles.flaws}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}

/** The rows of an import as they were checked or taken: which product each is, what becomes of it, and why. */
export function ImportRows({ of }: { of: ProductImport }) {
  const t = useText();
  const [shown, setShown] = useState<RowFilter>(of.failed > 0 ? 'failed' : 'all');
  const [page, setPage] = useState(1);
  const answer = useAnswer(calls.importRows, {
    params: { id: of.id },
    query: { ...queryOf(shown), page: String(page), limit: String(ROWS_A_PAGE) },
  });
  if (answer.error && !answer.data) return <PartError error={answer.error} onRetry={() => void answer.refetch()} />;
  const total = answer.data?.total ?? 0;
  return (
    <>
      <Segmented<RowFilter>
        className={styles.shown ?? ''}
        value={shown}
        options={ROW_FILTERS.map((value) => ({ value, label: t(`catalog.import_tab.${value}`) }))}
        onChange={(value) => {
          setShown(value);
          setPage(1);
        }}
      />
      <Table<ImportedRow>
        rowKey="id"
        size="small"
        loading={answer.isPending}
        dataSource={answer.data?.list ?? []}
        locale={{ emptyText: t('catalog.import_rows_none') }}
        pagination={
          total > ROWS_A_PAGE
            ? { current: page, pageSize: ROWS_A_PAGE, total, showSizeChanger: false, onChange: setPage }
            : false
        }
        columns={[
          { title: t('catalog.import_row'), dataIndex: 'row', width: 80 },
          {
            title: t('catalog.product'),
            key: 'product',
            width: 280,
            render: (_, row) => <TwoLines strong top={row.name || row.sku || '–'} bottom={row.name ? row.sku : ''} />,
          },
          {
            title: t('catalog.import_what'),
            key: 'what',
            render: (_, row) => <What row={row} heads={of.heads} />,
          },
        ]}
      />
    </>
  );
}
