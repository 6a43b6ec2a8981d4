import type { ProductImport } from '@app/contract/catalog/import-schemas';
import { Button } from 'antd';
import { useText } from '../../../text/use-text';
import { TableReadingFields } from '../../../ui/tables/table-reading';
import styles from './imports.module.css';
import { columnsLeftOut, LeftOut } from './left-out';
import { missingIn } from './mapping-needs';
import { MappingTable } from './mapping-table';
import { useMapping } from './use-mapping';

/** Which column fills what. A field filled by one column can no longer be chosen for another. */
export function MappingStep({ of, mayRun, onMapped }: { of: ProductImport; mayRun: boolean; onMapped: () => void }) {
  const t = useText();
  const draft = useMapping(of, onMapped);
  const { busy, mapping } = draft;
  const missing = missingIn({ mapping, numbers: of.numbers, styles: draft.styles });
  const leftOut = columnsLeftOut({ ...of, mapping });
  return (
    <>
      <p className={styles.note}>{t('catalog.import_columns_help')}</p>
      {mayRun && of.rereadable && (
        <TableReadingFields of={of.look} busy={busy} onChange={(reading) => void draft.reread(reading)} />
      )}
      <MappingTable of={of} draft={draft} mayRun={mayRun} />
      {leftOut.length > 0 && <LeftOut heads={leftOut} />}
      {mayRun && (
        <div className={styles.foot}>
          {missing && (
            <span>{t(missing === 'sku' ? 'catalog.import_sku_needed' : 'catalog.import_numbers_needed')}</span>
          )}
          <Button type="primary" disabled={missing !== null} loading={busy} onClick={() => void draft.check()}>
            {t('catalog.import_check')}
          </Button>
        </div>
      )}
    </>
  );
}
