import { productImportEndpoints as calls } from '@app/contract/catalog/import-endpoints';
import type { ProductImport } from '@app/contract/catalog/import-schemas';
import { Alert, Button } from 'antd';
import { request } from '../../../api/request';
import type { TextKey } from '../../../text/text-key';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { Jumps } from '../../../ui/jumps';
import { FileButton } from '../../../ui/tables/file-button';
import { useAction } from '../../../ui/use-action';
import { saveErrorFile } from './import-files';
import { ImportPictures } from './import-pictures';
import { ImportRows } from './import-rows';
import styles from './imports.module.css';
import { columnsLeftOut, LeftOut } from './left-out';

type Figure = { label: TextKey; value: number; bad?: boolean };

function Figures({ figures }: { figures: Figure[] }) {
  const t = useText();
  const format = useFormat();
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value, bad }) => (
        <div key={label}>
          <dt>{t(label)}</dt>
          <dd className={bad && value > 0 ? styles.bad : undefined}>{format.count(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

const checkedFigures = (of: ProductImport): Figure[] => [
  { label: 'catalog.import_good', value: of.valid },
  { label: 'catalog.import_bad', value: of.failed, bad: true },
  { label: 'catalog.import_planned.created', value: of.planned.created },
  { label: 'catalog.import_planned.updated', value: of.planned.updated },
  { label: 'catalog.import_planned.unchanged', value: of.planned.unchanged },
  ...(of.pictures.found > 0 ? [{ label: 'catalog.import_pictures_found' as const, value: of.pictures.found }] : []),
];
const doneFigures = (of: ProductImport): Figure[] => [
  { label: 'catalog.import_created', value: of.created },
  { label: 'catalog.import_updated', value: of.updated },
  { label: 'catalog.import_unchanged', value: of.unchanged },
  { label: 'catalog.import_bad', value: of.failed, bad: true },
];

type ResultStepProps = { of: ProductImport; mayRun: boolean; onColumns: () => void; onMoved: () => void };

/** What the check found, or how the import went: figures, the rows that failed, and what can be done next. */
export function ResultStep({ of, mayRun, onColumns, onMoved }: ResultStepProps) {
  const t = useText();
  const { busy, run } = useAction();
  const done = of.state === 'done';
  const leftOut = columnsLeftOut(of);
  const body = { version: of.version };
  const go = async (call: typeof calls.startImport | typeof calls.retryImport) => {
    if (await run(() => request(call, { params: { id: of.id }, body }))) onMoved();
  };
  return (
    <>
      {done && (
        <Alert
          showIcon
          type={of.failed > 0 ? 'warning' : 'success'}
          title={
            of.failed > 0 ? t('catalog.import_finished_partly', { count: of.failed }) : t('catalog.import_finished')
          }
          style={{ marginBottom: 16 }}
        />
      )}
      {!done && of.valid === 0 && (
        <Alert showIcon type="warning" title={t('catalog.import_none_good')} style={{ marginBottom: 16 }} />
      )}
      <Figures figures={done ? doneFigures(of) : checkedFigures(of)} />
      {of.jumps.count > 0 && (
        <Alert
          showIcon
          type="warning"
          style={{ marginBottom: 16 }}
          title={t('catalog.import_jumps', { count: of.jumps.count })}
          description={<Jumps count={of.jumps.count} jumps={of.jumps.largest} />}
        />
      )}
      {!done && of.newCategories.length > 0 && (
        <Alert
          showIcon
          type="info"
          style={{ marginBottom: 16 }}
          title={t('catalog.import_new_categories', { count: of.newCategories.length })}
          description={
            <ul className={styles.flaws}>
              {of.newCategories.map((path) => (
                <li key={path}>{path}</li>
              ))}
            </ul>
          }
        />
      )}
      {done && <ImportPictures of={of} mayRun={mayRun} onAgain={onMoved} />}
      <ImportRows key={`${of.state}${of.version}`} of={of} />
      {of.failed > 0 && <p className={styles.note}>{t('catalog.import_mend')}</p>}
      {!done && leftOut.length > 0 && <LeftOut heads={leftOut} />}
      <div className={styles.foot}>
        {of.failed > 0 && (
          <FileButton label={t('catalog.import_error_file')} save={(format) => saveErrorFile(of, format, t)} />
        )}
        {mayRun && !done && <Button onClick={onColumns}>{t('catalog.import_columns_again')}</Button>}
        {mayRun && done && of.failed > 0 && (
          <Button type="primary" loading={busy} onClick={() => void go(calls.retryImport)}>
            {t('catalog.import_retry', { count: of.failed })}
          </Button>
        )}
        {mayRun && !done && of.valid > 0 && (
          <Button type="primary" loading={busy} onClick={() => void go(calls.startImport)}>
            {t('catalog.import_start', { count: of.valid })}
          </Button>
        )}
      </div>
    </>
  );
}
