import { productImportEndpoints as calls } from '@app/contract/catalog/import-endpoints';
import type { ImportedRow, ProductImport } from '@app/contract/catalog/import-schemas';
import { Table } from 'antd';
import { useState } from 'react';
import { useAnswer } from '../../../api/use-answer';
import { useText } from '../../../text/use-text';
import { TwoLines } from '../../../ui/list/cells';
import { PartError } from '../../../ui/page-parts';
import { flawTexts } from './import-files';
import styles from './imports.module.css';

const ROWS_A_PAGE = 20;

/** The rows that failed: where in the file, which product, and what is wrong. */
export function FailedRows({ of }: { of: ProductImport }) {
  const t = useText();
  const [page, setPage] = useState(1);
  const answer = useAnswer(calls.importRows, {
    params: { id: of.id },
    query: { state: 'failed', page: String(page), limit: String(ROWS_A_PAGE) },
  });
  if (answer.error && !answer.data) return <PartError error={answer.error} onRetry={() => void answer.refetch()} />;
  return (
    <Table<ImportedRow>
      rowKey="id"
      size="small"
      loading={answer.isPending}
      dataSource={answer.data?.list ?? []}
      pagination={
        (answer.data?.total ?? 0) > ROWS_A_PAGE
          ? {
              current: page,
              pageSize: ROWS_A_PAGE,
              total: answer.data?.total ?? 0,
              showSizeChanger: false,
              onChange: setPage,
            }
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
          title: t('catalog.import_errors'),
          key: 'errors',
          render: (_, row) => (
            <ul className={styles.flaws}>
              {flawTexts(row, of.heads, t).map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          ),
        },
      ]}
    />
  );
}
