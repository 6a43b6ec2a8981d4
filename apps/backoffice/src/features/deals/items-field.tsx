import { staffDealEndpoints } from '@app/contract/deals/staff-endpoints';
import type { DealVariant } from '@app/contract/deals/staff-schemas';
import { Button, Form, Table, type TableColumnType } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useAnswer } from '../../api/use-answer';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { Pictured } from '../../ui/deal/deal-cells';
import type { OwnFieldProps } from '../../ui/form/define-form';
import { IntegerInput } from '../../ui/form/inputs/integer-input';
import { MoneyInput } from '../../ui/form/inputs/money-input';
import { useFieldWords } from '../../ui/form/use-field-words';
import type { CellContext } from '../../ui/list/define-list';
import styles from './deal.module.css';
import type { DealDraft } from './deal-draft';

type Items = DealDraft['items'];

/** So much off a price, in whole cents. */
const percentOff = (priceUsd: number, percent: number): number => Math.round((priceUsd * (100 - percent)) / 100);

/** Takes the same part off every ticked variant, once their prices are known. */
function AllPercent({ ready, onApply }: { ready: boolean; onApply: (percent: number) => void }) {
  const t = useText();
  const [percent, setPercent] = useState<number | null>(null);
  const sound = percent !== null && percent >= 1 && percent <= 99;
  return (
    <div className={styles.all}>
      <span>{t('deals.all_percent')}</span>
      <IntegerInput aria-label={t('deals.all_percent')} value={percent} onChange={setPercent} />
      <Button disabled={!sound || !ready} onClick={() => sound && onApply(percent)}>
        {t('deals.apply')}
      </Button>
    </div>
  );
}

/** What customers will see of a deal's price: with the lowest price before it where the deal is below that. */
function ShownPrice({ priceUsd, priorUsd }: { priceUsd: number | null; priorUsd: number }) {
  const t = useText();
  const format = useFormat();
  if (!priceUsd) return null;
  const now = format.money(priceUsd);
  if (priorUsd <= priceUsd) return t('deals.shown_without', { now });
  const percent = Math.round(((priorUsd - priceUsd) * 100) / priorUsd);
  return t('deals.shown_both', { now, was: format.money(priorUsd), percent });
}

type Priced = {
  items: Items;
  errors: Readonly<Record<string, string>>;
  wordsOf: ReturnType<typeof useFieldWords>;
  onPrice: (id: string, priceUsd: number | null) => void;
};

/** A variant, what is left of it, what it costs otherwise, and at the deal. */
function columnsOf({ items, errors, wordsOf, onPrice }: Priced, { t, format }: CellContext) {
  const columns: TableColumnType<DealVariant>[] = [
    {
      title: t('deals.variant'),
      key: 'variant',
      render: (_, row) => (
        <Pictured cover={row.image} size={32} top={row.options || row.sku} bottom={row.options ? row.sku : ''} />
      ),
    },
    { title: t('deals.stock'), key: 'stock', align: 'right', render: (_, row) => format.count(row.available) },
    { title: t('deals.regular'), key: 'regular', align: 'right', render: (_, row) => format.money(row.priceUsd) },
    {
      title: t('deals.price'),
      key: 'price',
      width: 148,
      render: (_, row) => {
        const index = items.findIndex((item) => item.variantId === row.id);
        const error = errors[`${index}.priceUsd`] ?? errors[`${index}.variantId`];
        return (
          <span className={styles.price}>
            <MoneyInput
              aria-label={t('deals.price_of', { variant: row.options || row.sku })}
              disabled={index < 0}
              value={items[index]?.priceUsd ?? null}
              status={error ? 'error' : ''}
              onChange={(priceUsd) => onPrice(row.id, priceUsd)}
            />
            {error && <small>{wordsOf(error)}</small>}
          </span>
        );
      },
    },
    {
      title: t('deals.shown_column'),
      key: 'shown',
      render: (_, row) => (
        <ShownPrice
          priceUsd={items.find((item) => item.variantId === row.id)?.priceUsd ?? null}
          priorUsd={row.priorUsd}
        />
      ),
    },
  ];
  return columns;
}

/** The variants of the chosen product: which are on the deal, and what each costs at it. */
export function ItemsField({ value: items = [], onChange, errors }: OwnFieldProps<Items>) {
  const t = useText();
  const wordsOf = useFieldWords();
  const format = useFormat();
  const productId = Form.useWatch('productId') as string | undefined;
  const startsAt = Form.useWatch('startsAt') as string | undefined;
  const { data, isFetching } = useAnswer(
    staffDealEndpoints.dealVariants,
    { params: { id: productId || '' }, query: startsAt ? { startsAt } : {} },
    { enabled: Boolean(productId) },
  );
  const variants = productId ? (data ?? []) : [];
  const begun = useRef<string | null>(null);
  useEffect(() => {
    if (!productId || isFetching || !data || begun.current === productId) return;
    begun.current = productId;
    // Another product begins with all of its variants, without prices.
    const known = data.some(({ id }) => items.some((item) => item.variantId === id));
    if (!known) onChange?.(data.map(({ id }) => ({ variantId: id, priceUsd: null })));
  }, [productId, isFetching, data, items, onChange]);
  if (!productId) return <p className={styles.hint}>{t('deals.pick_first')}</p>;
  const priced = (id: string, priceUsd: number | null) =>
    onChange?.(items.map((item) => (item.variantId === id ? { ...item, priceUsd } : item)));
  const choose = (ids: string[]) =>
    onChange?.(ids.map((id) => items.find((item) => item.variantId === id) ?? { variantId: id, priceUsd: null }));
  const applyToAll = (percent: number) =>
    onChange?.(
      items.map((item) => {
        const regular = variants.find((variant) => variant.id === item.variantId)?.priceUsd;
        return regular === undefined ? item : { ...item, priceUsd: percentOff(regular, percent) };
      }),
    );
  const columns = columnsOf({ items, errors, wordsOf, onPrice: priced }, { t, format });
  return (
    <div className={styles.items}>
      <AllPercent ready={items.some((item) => variants.some(({ id }) => id === item.variantId))} onApply={applyToAll} />
      <Table
        rowKey="id"
        size="small"
        loading={isFetching && variants.length === 0}
        columns={columns}
        dataSource={[...variants]}
        pagination={variants.length > 20 ? { pageSize: 20, showSizeChanger: false } : false}
        rowSelection={{
          selectedRowKeys: items.map((item) => item.variantId),
          onChange: (keys) => choose(keys.map(String)),
          preserveSelectedRowKeys: true,
        }}
      />
    </div>
  );
}
