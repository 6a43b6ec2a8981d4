import type { ProductImport } from '@app/contract/catalog/import-schemas';
import { Alert } from 'antd';
import { useText } from '../../../text/use-text';

/** Returns the headings, or numbers, of columns that fill nothing. */
export const columnsLeftOut = ({ heads, mapping }: Pick<ProductImport, 'heads' | 'mapping'>): string[] =>
  heads.flatMap((head, at) => (mapping[at] ? [] : [head || String(at + 1)]));

/** Warns that columns of the file will not be imported, naming them. */
export function LeftOut({ heads }: { heads: readonly string[] }) {
  const t = useText();
  return (
    <Alert
      showIcon
      type="warning"
      style={{ marginTop: 16 }}
      title={t('catalog.import_left_out', { count: heads.length })}
      description={heads.join(' · ')}
    />
  );
}
