import { Form, Input, Table, type TableColumnType, Tooltip } from 'antd';
import { listed } from '../../../text/in-my-language';
import { currentLocale } from '../../../text/locale';
import type { TextKey } from '../../../text/text-key';
import { useText } from '../../../text/use-text';
import type { OwnFieldProps } from '../../../ui/form/define-form';
import { IntegerInput } from '../../../ui/form/inputs/integer-input';
import { MoneyInput } from '../../../ui/form/inputs/money-input';
import { SmallImage } from '../../../ui/form/inputs/small-image';
import { useFieldWords } from '../../../ui/form/use-field-words';
import { CopyFirstRow } from './copy-first-row';
import styles from './product.module.css';
import type { ProductDraft, SpecDraft, VariantDraft } from './product-draft';
import { uploadForProduct } from './upload-for-product';
import { variantLabel } from './variant-label';

type CellProps = { row: VariantDraft; index: number };

/** One row a combination of values: prices, stock, number, picture. Stock of a variant that exists is only moved. */
export function VariantsField({ value: variants = [], onChange, errors }: OwnFieldProps<VariantDraft[]>) {
  const t = useText();
  const wordsOf = useFieldWords();
  const form = Form.useFormInstance<ProductDraft>();
  const specs: SpecDraft[] = Form.useWatch('specs', form) ?? [];
  const type = Form.useWatch('type', form);
  const set = (index: number, part: Partial<VariantDraft>) =>
    onChange?.(variants.map((one, at) => (at === index ? { ...one, ...part } : one)));
  const wiring = (key: keyof VariantDraft, title: TextKey, { row, index }: CellProps) => {
    const error = errors[`${index}.${key}`];
    const label = listed(t(title), variantLabel({ specs }, row.values, currentLocale()) || t('catalog.only_variant'));
    return {
      error: error ? wordsOf(error) : '',
      input: { 'aria-label': label, ...(error ? { status: 'error' as const } : {}) },
    };
  };
  const cell = (
    key: keyof VariantDraft,
    title: TextKey,
    at: CellProps,
    render: (input: { 'aria-label': string }) => React.ReactNode,
  ) => {
    const { error, input } = wiring(key, title, at);
    return (
      <Tooltip title={error} color="#bf2c3b">
        <span>{render(input)}</span>
      </Tooltip>
    );
  };
  const number = (key: 'points' | 'stock' | 'weightGrams', title: TextKey): TableColumnType<VariantDraft> => ({
    title: t(title),
    key,
    width: 96,
    render: (_, row, index) =>
      cell(key, title, { row, index }, (input) => (
        <IntegerInput
          {...input}
          value={row[key] ?? null}
          disabled={key === 'stock' && row.id !== undefined}
          onChange={(value) => set(index, { [key]: value })}
        />
      )),
  });
  const money = (key: 'priceUsd' | 'listPriceUsd' | 'costUsd', title: TextKey): TableColumnType<VariantDraft> => ({
    title: t(title),
    key,
    width: 120,
    render: (_, row, index) =>
      cell(key, title, { row, index }, (input) => (
        <MoneyInput {...input} value={row[key] ?? null} onChange={(value) => set(index, { [key]: value })} />
      )),
  });
  const columns: TableColumnType<VariantDraft>[] = [
    {
      title: t('catalog.variant'),
      key: 'values',
      fixed: 'left',
      render: (_, row) => <b>{variantLabel({ specs }, row.values, currentLocale()) || t('catalog.only_variant')}</b>,
    },
    {
      title: t('catalog.image'),
      key: 'image',
      width: 64,
      render: (_, row, index) => (
        <SmallImage
          value={row.image}
          label={row.sku}
          upload={uploadForProduct}
          onChange={(image) => set(index, { image })}
        />
      ),
    },
    {
      title: t('catalog.sku'),
      key: 'sku',
      width: 170,
      render: (_, row, index) =>
        cell('sku', 'catalog.sku', { row, index }, (input) => (
          <Input
            {...input}
            value={row.sku}
            maxLength={40}
            onChange={(event) => set(index, { sku: event.target.value.trim() })}
          />
        )),
    },
    money('priceUsd', 'catalog.price'),
    money('listPriceUsd', 'catalog.list_price'),
    money('costUsd', 'catalog.cost'),
    ...(type === 'points' ? [number('points', 'catalog.price_points')] : []),
    number('stock', 'catalog.stock'),
    number('weightGrams', 'catalog.weight'),
  ];
  return (
    <div className={styles.variants}>
      <Table
        rowKey={(row) => row.values.join('\n')}
        columns={columns}
        dataSource={variants}
        pagination={variants.length > 50 ? { pageSize: 50, showSizeChanger: false } : false}
        size="small"
        scroll={{ x: 'max-content' }}
      />
      {variants.length > 1 && <CopyFirstRow variants={variants} onChange={(all) => onChange?.(all)} />}
    </div>
  );
}
