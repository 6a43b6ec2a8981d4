import { IconX } from '@tabler/icons-react';
import { Button, Table, type TableColumnType } from 'antd';
import type { ReactNode } from 'react';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import type { OwnFieldProps } from '../../ui/form/define-form';
import { IntegerInput } from '../../ui/form/inputs/integer-input';
import { MoneyInput } from '../../ui/form/inputs/money-input';
import { useFieldWords } from '../../ui/form/use-field-words';
import { Thumb, TwoLines } from '../../ui/list/cells';
import type { LineDraft } from './purchase-draft';
import styles from './purchases.module.css';
import { VariantPicker } from './variant-picker';

type Lines = OwnFieldProps<LineDraft[]> & { id?: string };

const sumOf = ({ quantity, costUsd }: LineDraft): number => (quantity || 0) * (costUsd || 0);

type ColumnsOf = { lines: LineDraft[]; errors: Lines['errors']; onChange: (lines: LineDraft[]) => void };

/** A variant, its pieces, what one cost, what all of them cost, and a button that drops it. */
function useColumns({ lines, errors, onChange }: ColumnsOf): TableColumnType<LineDraft>[] {
  const t = useText();
  const wordsOf = useFieldWords();
  const format = useFormat();
  const set = (index: number, part: Partial<LineDraft>) =>
    onChange(lines.map((line, at) => (at === index ? { ...line, ...part } : line)));
  const field = (name: string, render: (status: 'error' | '') => ReactNode) => {
    const error = errors[name];
    return (
      <span className={styles.field}>
        {render(error ? 'error' : '')}
        {error && <small>{wordsOf(error)}</small>}
      </span>
    );
  };
  const columns: TableColumnType<LineDraft>[] = [
    {
      title: t('purchases.variant'),
      key: 'variant',
      render: (_, { variant }) => (
        <span className={styles.variant}>
          <Thumb url={variant.image} size={32} />
          <TwoLines top={variant.product} bottom={[variant.options, variant.sku].filter(Boolean).join(' · ')} />
        </span>
      ),
    },
    {
      title: t('purchases.pieces'),
      key: 'quantity',
      width: 100,
      render: (_, line, index) =>
        field(`${index}.quantity`, (status) => (
          <IntegerInput
            aria-label={t('purchases.pieces_of', { sku: line.variant.sku })}
            value={line.quantity}
            status={status}
            onChange={(quantity) => set(index, { quantity })}
          />
        )),
    },
    {
      title: t('purchases.cost'),
      key: 'cost',
      width: 132,
      render: (_, line, index) =>
        field(`${index}.costUsd`, (status) => (
          <MoneyInput
            aria-label={t('purchases.cost_of', { sku: line.variant.sku })}
            value={line.costUsd}
            status={status}
            onChange={(costUsd) => set(index, { costUsd })}
          />
        )),
    },
    {
      title: t('purchases.sum'),
      key: 'sum',
      align: 'right',
      width: 104,
      render: (_, line) => format.money(sumOf(line)),
    },
    {
      key: 'drop',
      width: 44,
      render: (_, line, index) => (
        <Button
          type="text"
          shape="circle"
          aria-label={t('purchases.drop', { sku: line.variant.sku })}
          icon={<IconX size={16} />}
          onClick={() => onChange(lines.filter((_line, at) => at !== index))}
        />
      ),
    },
  ];
  return columns;
}

/** What came in: variants with their pieces and what one cost, added by name or SKU, and what all come to. */
export function LinesField({ id, value: lines = [], onChange, errors }: Lines) {
  const t = useText();
  const format = useFormat();
  const columns = useColumns({ lines, errors, onChange: (next) => onChange?.(next) });
  return (
    <div className={styles.lines}>
      <VariantPicker
        {...(id ? { id } : {})}
        taken={lines.map((line) => line.variant.id)}
        onPick={(variant) => onChange?.([...lines, { variant, quantity: 1, costUsd: variant.costUsd }])}
      />
      {lines.length > 0 && (
        <>
          <Table
            rowKey={(line) => line.variant.id}
            size="small"
            columns={columns}
            dataSource={lines}
            pagination={false}
          />
          <p className={styles.total}>
            <span>{t('purchases.total')}</span>
            <span>{format.money(lines.reduce((sum, line) => sum + sumOf(line), 0))}</span>
          </p>
        </>
      )}
    </div>
  );
}
