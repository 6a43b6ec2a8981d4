import { IMPORT_DIALECTS, type ImportDialect } from '@app/contract/catalog/import-fields';
import type { ProductImport } from '@app/contract/catalog/import-schemas';
import { Alert, InputNumber, Select, Switch, TreeSelect } from 'antd';
import { listed } from '../../../text/in-my-language';
import { useText } from '../../../text/use-text';
import { nestChoices } from '../../../ui/choices';
import styles from './imports.module.css';
import { useImportChoices } from './use-import-choices';
import type { MappingDraft } from './use-mapping';

const PIECES_MAX = 1_000_000;
type SettingsProps = { of: ProductImport; draft: MappingDraft; mayRun: boolean };

/** In which currency the prices are, and what that comes to: never taken for granted. */
function CurrencyField({ of, draft, mayRun }: SettingsProps) {
  const t = useText();
  const { currencies } = useImportChoices();
  const { currency } = draft.settings;
  const rate = currencies.find(({ code }) => code === currency)?.rate;
  const named = of.currencies.length > 0;
  return (
    <div>
      <label htmlFor="import-currency">{t('catalog.import_currency')}</label>
      <Select<string>
        id="import-currency"
        className={styles.setting ?? ''}
        disabled={!mayRun}
        value={currency}
        placeholder={t('catalog.import_currency_choose')}
        options={currencies.map(({ code, name }) => ({ value: code, label: `${code} · ${name}` }))}
        showSearch={{ optionFilterProp: 'label' }}
        onChange={(value) => draft.set({ currency: value })}
      />
      <p>
        {of.dialect !== 'own' &&
          (named
            ? t('catalog.import_currency_named', { currencies: listed(...of.currencies) })
            : t('catalog.import_currency_unnamed'))}{' '}
        {currency && currency !== 'USD' && rate && t('catalog.import_currency_rate', { rate, currency })}
      </p>
    </div>
  );
}

/** Where goods stand of which the file says no category, and whether categories are made. */
function CategoryFields({ draft, mayRun }: SettingsProps) {
  const t = useText();
  const { categories } = useImportChoices();
  return (
    <>
      <div>
        <label htmlFor="import-category">{t('catalog.import_otherwise')}</label>
        <TreeSelect<string>
          id="import-category"
          className={styles.setting ?? ''}
          disabled={!mayRun}
          allowClear
          showSearch={{ treeNodeFilterProp: 'title' }}
          treeDefaultExpandAll
          {...(draft.settings.categoryId ? { value: draft.settings.categoryId } : {})}
          placeholder={t('catalog.import_otherwise_none')}
          treeData={nestChoices(categories)}
          onChange={(value) => draft.set({ categoryId: value ?? null })}
        />
      </div>
      <div>
        <label htmlFor="import-pieces">{t('catalog.import_pieces')}</label>
        <InputNumber
          id="import-pieces"
          min={0}
          max={PIECES_MAX}
          precision={0}
          disabled={!mayRun}
          value={draft.settings.pieces}
          onChange={(value) => draft.set({ pieces: value ?? 0 })}
        />
      </div>
      <label className={styles.switch} htmlFor="import-make-categories">
        <Switch
          id="import-make-categories"
          size="small"
          disabled={!mayRun}
          checked={draft.settings.makeCategories}
          onChange={(makeCategories) => draft.set({ makeCategories })}
        />
        {t('catalog.import_make_categories')}
      </label>
    </>
  );
}

/** Which program wrote the file, and what is done beyond its columns. */
export function FileSettings(props: SettingsProps) {
  const t = useText();
  const { of, draft, mayRun } = props;
  const program = t(`catalog.import_dialect.${of.dialect}`);
  return (
    <>
      {of.dialect !== 'own' && (
        <Alert
          showIcon
          type="info"
          className={styles.found ?? ''}
          title={t('catalog.import_dialect_found', { program })}
        />
      )}
      <div className={styles.settings}>
        <div>
          <label htmlFor="import-dialect">{t('catalog.import_dialect')}</label>
          <Select<ImportDialect>
            id="import-dialect"
            className={styles.setting ?? ''}
            disabled={!mayRun || draft.busy}
            value={of.dialect}
            options={IMPORT_DIALECTS.map((value) => ({ value, label: t(`catalog.import_dialect.${value}`) }))}
            onChange={(value) => void draft.choose(value)}
          />
        </div>
        <CurrencyField {...props} />
        <CategoryFields {...props} />
      </div>
    </>
  );
}
