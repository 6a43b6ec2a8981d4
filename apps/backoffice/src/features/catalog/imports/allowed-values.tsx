import { IMPORT_FIELDS } from '@app/contract/catalog/import-fields';
import { Collapse } from 'antd';
import { useText } from '../../../text/use-text';
import { allowedIn } from './import-files';
import styles from './imports.module.css';

/** Every column that can be filled, and what its cells may hold; opened when asked for. */
export function AllowedValues() {
  const t = useText();
  const rows = (
    <dl className={styles.allowed} tabIndex={0} aria-label={t('catalog.import_allowed')}>
      {IMPORT_FIELDS.map((field) => (
        <div key={field}>
          <dt>{t(`catalog.import_field.${field}`)}</dt>
          <dd>{t(allowedIn[field])}</dd>
        </div>
      ))}
    </dl>
  );
  return <Collapse ghost items={[{ key: 'allowed', label: t('catalog.import_allowed'), children: rows }]} />;
}
