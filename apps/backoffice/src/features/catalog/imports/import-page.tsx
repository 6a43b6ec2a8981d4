import { productImportEndpoints as calls } from '@app/contract/catalog/import-endpoints';
import type { ProductImport } from '@app/contract/catalog/import-schemas';
import { Button, Card, Progress, Skeleton, Steps } from 'antd';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useAllowed } from '../../../api/session';
import { useAnswer } from '../../../api/use-answer';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { PageError, PageHead } from '../../../ui/page-parts';
import styles from './imports.module.css';
import { IMPORTS_PATH } from './imports-path';
import { MappingStep } from './mapping-step';
import { ResultStep } from './result-step';

/** How often a working import is asked how far it is. */
const LOOK_EVERY_MS = 700;
const stepOf: Record<ProductImport['state'], number> = { mapping: 0, checking: 1, checked: 1, importing: 2, done: 2 };
const isWorking = (state: ProductImport['state'] | undefined) => state === 'checking' || state === 'importing';
/** Whether something happens without anybody doing anything: rows are worked on, or pictures fetched. */
const moves = (of: ProductImport): boolean => isWorking(of.state) || of.pictures.waiting > 0;

/** How far the server is; it works on when nobody looks. */
function Working({ of }: { of: ProductImport }) {
  const t = useText();
  const format = useFormat();
  const left = of.state === 'checking' ? of.waiting : of.valid;
  const done = of.rows - left;
  return (
    <div className={styles.work} role="status">
      <Progress
        aria-label={t(`catalog.import_state.${of.state}`)}
        percent={Math.floor((done / of.rows) * 100)}
        status="active"
      />
      <p>
        {t(of.state === 'checking' ? 'catalog.import_checking' : 'catalog.import_importing', {
          done: format.count(done),
          all: format.count(of.rows),
        })}
      </p>
      <p className={styles.note}>{t('catalog.import_leave')}</p>
    </div>
  );
}

/** One import on its way: columns, check, result. */
export function ImportPage() {
  const t = useText();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const mayRun = useAllowed('catalog.imports.run');
  const [choosing, setChoosing] = useState(false);
  const [working, setWorking] = useState(true);
  const answer = useAnswer(calls.readImport, { params: { id } }, working ? { everyMs: LOOK_EVERY_MS } : {});
  const of = answer.data?.id === id ? answer.data : undefined;
  if (of && moves(of) !== working) setWorking(moves(of));
  if (answer.error && !of) return <PageError error={answer.error} onRetry={() => void answer.refetch()} />;
  if (!of) {
    return (
      <Card variant="borderless">
        <Skeleton active paragraph={{ rows: 10 }} />
      </Card>
    );
  }
  const columns = of.state === 'mapping' || (choosing && of.state === 'checked');
  const moved = () => {
    setChoosing(false);
    setWorking(true);
  };
  return (
    <>
      <PageHead title={of.fileName}>
        <Button onClick={() => void navigate(IMPORTS_PATH)}>{t('ui.back_to_list')}</Button>
      </PageHead>
      <Card variant="borderless">
        <Steps
          size="small"
          className={styles.steps ?? ''}
          current={columns ? 0 : stepOf[of.state]}
          // A cross says that nothing came of it; rows that failed beside others stand in the result.
          {...(of.state === 'done' ? { status: of.failed === of.rows ? ('error' as const) : ('finish' as const) } : {})}
          items={[
            { title: t('catalog.import_step.columns') },
            { title: t('catalog.import_step.check') },
            { title: t('catalog.import_step.result') },
          ]}
        />
        {columns ? (
          <MappingStep key={of.version} of={of} mayRun={mayRun} onMapped={moved} />
        ) : isWorking(of.state) ? (
          <Working of={of} />
        ) : (
          <ResultStep of={of} mayRun={mayRun} onColumns={() => setChoosing(true)} onMoved={moved} />
        )}
      </Card>
    </>
  );
}
