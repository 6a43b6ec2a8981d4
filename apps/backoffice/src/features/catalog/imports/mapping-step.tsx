import type { ProductImport } from '@app/contract/catalog/import-schemas';
import { Button } from 'antd';
import { useText } from '../../../text/use-text';
import { TableReadingFields } from '../../../ui/tables/table-reading';
import { FileSettings } from './file-settings';
import styles from './imports.module.css';
import { columnsLeftOut, LeftOut } from './left-out';
import { missingIn } from './mapping-needs';
import { MappingTable } from './mapping-table';
import { useMapping } from './use-mapping';

const missingTexts = {
  sku: 'catalog.import_sku_needed',
  numbers: 'catalog.import_numbers_needed',
  currency: 'catalog.import_currency_needed',
} as const;

/** Which column fills what. A field filled by one column can no longer be chosen for another. */
export function MappingStep({ of, mayRun, onMapped }: { of: ProductImport; mayRun: boolean; onMapped: () => void }) {
  const t = useText();
  const draft = useMapping(of, onMapped);
  const { busy, mapping } = draft;
  const missing = missingIn({ ...of, mapping, styles: draft.styles, settings: draft.settings });
  const leftOut = columnsLeftOut({ ...of, mapping });
  return (
    <>
      <p className={styles.note}>{t('catalog.import_columns_help')}</p>
      {mayRun && of.rereadable && (
        <TableReadingFields of={of.look} busy={busy} onChange={(reading) => void draft.reread(reading)} />
      )}
      <FileSettings of={of} draft={draft} mayRun={mayRun} />
      <MappingTable of={of} draft={draft} mayRun={mayRun} />
      {leftOut.length > 0 && <LeftOut heads={leftOut} />}
      {mayRun && (
        <div className={styles.foot}>
          {missing && <span>{t(missingTexts[missing])}</span>}
          <Button type="primary" disabled={missing !== null} loading={busy} onClick={() => void draft.check()}>
            {t('catalog.import_check')}
          </Button>
        </div>
      )}
    </>
  );
}
