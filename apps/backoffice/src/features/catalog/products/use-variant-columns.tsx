import { Input, type TableColumnType } from 'antd';
import type { TextKey } from '../../../text/text-key';
import { useText } from '../../../text/use-text';
import type { OwnFieldProps } from '../../../ui/form/define-form';
import { IntegerInput } from '../../../ui/form/inputs/integer-input';
import { MoneyInput } from '../../../ui/form/inputs/money-input';
import { SmallImage } from '../../../ui/form/inputs/small-image';
import type { SpecDraft, VariantDraft } from './product-draft';
import { uploadForProduct } from './upload-for-product';
import { useVariantCell } from './use-variant-cell';

type Column = TableColumnType<VariantDraft>;
type ColumnsOf = {
  specs: SpecDraft[];
  errors: OwnFieldProps<VariantDraft[]>['errors'];
  inPoints: boolean;
  set: (index: number, part: Partial<VariantDraft>) => void;
};

/** The columns of variants: picture, number, prices, stock and weight, each written in its place. */
export function useVariantColumns({ specs, errors, inPoints, set }: ColumnsOf): Column[] {
  const t = useText();
  const { nameOf, cell } = useVariantCell(specs, errors);
  const number = (key: 'points' | 'stock' | 'weightGrams', title: TextKey): Column => ({
    title: t(title),
    key,
    width: 96,
    render: (_, row, index) =>
      cell({ key, title, row, index }, (input) => (
        <IntegerInput
          {...input}
          value={row[key] ?? null}
          disabled={key === 'stock' && row.id !== undefined}
          onChange={(value) => set(index, { [key]: value })}
        />
      )),
  });
  const money = (key: 'priceUsd' | 'listPriceUsd' | 'costUsd', title: TextKey): Column => ({
    title: t(title),
    key,
    width: 120,
    render: (_, row, index) =>
      cell({ key, title, row, index }, (input) => (
        <MoneyInput {...input} value={row[key] ?? null} onChange={(value) => set(index, { [key]: value })} />
      )),
  });
  const values: Column = {
    title: t('catalog.variant'),
    key: 'values',
    fixed: 'left',
    render: (_, row) => <b>{nameOf(row)}</b>,
  };
  const image: Column = {
    title: t('catalog.image'),
    key: 'image',
    width: 64,
    render: (_, { image: value, sku }, index) => (
      <SmallImage
        value={value}
        label={sku}
        upload={uploadForProduct}
        onChange={(next) => set(index, { image: next })}
      />
    ),
  };
  const sku: Column = {
    title: t('catalog.sku'),
    key: 'sku',
    width: 170,
    render: (_, row, index) =>
      cell({ key: 'sku', title: 'catalog.sku', row, index }, (input) => (
        <Input
          {...input}
          value={row.sku}
          maxLength={40}
          onChange={(event) => set(index, { sku: event.target.value.trim() })}
        />
      )),
  };
  return [
    ...[values, image, sku],
    money('priceUsd', 'catalog.price'),
    money('listPriceUsd', 'catalog.list_price'),
    money('costUsd', 'catalog.cost'),
    ...(inPoints ? [number('points', 'catalog.price_points')] : []),
    number('stock', 'catalog.stock'),
    number('weightGrams', 'catalog.weight'),
  ];
}
