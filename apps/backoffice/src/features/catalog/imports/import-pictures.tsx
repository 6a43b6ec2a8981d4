import { productImportEndpoints as calls } from '@app/contract/catalog/import-endpoints';
import type { ImportedPicture, ProductImport } from '@app/contract/catalog/import-schemas';
import { Alert, Button, Progress, Table } from 'antd';
import { useState } from 'react';
import { request } from '../../../api/request';
import { useAnswer } from '../../../api/use-answer';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { TwoLines } from '../../../ui/list/cells';
import { PartError } from '../../../ui/page-parts';
import { useAction } from '../../../ui/use-action';
import styles from './imports.module.css';

const ROWS_A_PAGE = 20;

/** The pictures that could not be fetched: of which row and product, from where, and why. Addresses are text, never pictures. */
function FailedPictures({ of }: { of: ProductImport }) {
  const t = useText();
  const [page, setPage] = useState(1);
  const answer = useAnswer(calls.importPictures, {
    params: { id: of.id },
    query: { state: 'failed', page: String(page), limit: String(ROWS_A_PAGE) },
  });
  if (answer.error && !answer.data) return <PartError error={answer.error} onRetry={() => void answer.refetch()} />;
  const total = answer.data?.total ?? 0;
  return (
    <Table<ImportedPicture>
      rowKey="id"
      size="small"
      loading={answer.isPending}
      dataSource={answer.data?.list ?? []}
      pagination={
        total > ROWS_A_PAGE
          ? { current: page, pageSize: ROWS_A_PAGE, total, showSizeChanger: false, onChange: setPage }
          : false
      }
      columns={[
        { title: t('catalog.import_row'), dataIndex: 'row', width: 80 },
        {
          title: t('catalog.import_fetch.address'),
          key: 'address',
          render: (_, { address, name }) => <TwoLines top={address} bottom={name} />,
        },
        {
          title: t('catalog.import_errors'),
          key: 'flaw',
          width: 360,
          render: (_, { flaw }) => (flaw ? t(`catalog.import_picture_flaw.${flaw}`) : ''),
        },
      ]}
    />
  );
}

/** How far the pictures are that an import fetches by their addresses, and what can be done about those that failed. */
export function ImportPictures({ of, mayRun, onAgain }: { of: ProductImport; mayRun: boolean; onAgain: () => void }) {
  const t = useText();
  const format = useFormat();
  const { busy, run } = useAction();
  const { waiting, fetched, failed } = of.pictures;
  const all = waiting + fetched + failed;
  if (all === 0) return null;
  const again = async () => {
    if (await run(() => request(calls.retryPictures, { params: { id: of.id } }))) onAgain();
  };
  return (
    <section className={styles.pictures}>
      <h3>{t('catalog.import_fetch.title')}</h3>
      {waiting > 0 && (
        <div role="status">
          <Progress
            aria-label={t('catalog.import_fetch.title')}
            percent={Math.floor(((all - waiting) / all) * 100)}
            status="active"
          />
          <p>{t('catalog.import_fetch.working', { done: format.count(all - waiting), all: format.count(all) })}</p>
        </div>
      )}
      {waiting === 0 && failed === 0 && (
        <Alert showIcon type="success" title={t('catalog.import_fetch.done', { count: fetched })} />
      )}
      {waiting === 0 && failed > 0 && (
        <>
          <Alert
            showIcon
            type="warning"
            title={t('catalog.import_fetch.failed', { count: failed })}
            action={
              mayRun && (
                <Button size="small" loading={busy} onClick={() => void again()}>
                  {t('catalog.import_fetch.again')}
                </Button>
              )
            }
          />
          <FailedPictures of={of} />
        </>
      )}
    </section>
  );
}
