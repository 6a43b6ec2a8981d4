import { useT } from '@app/client/i18n';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Chips } from '../../ui/chips.tsx';
import { Switch } from '../../ui/controls.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { PriceRangeFields, type RangeProblem, rangeProblem } from '../../widgets/price-range-fields.tsx';
import { priceInput } from '../../widgets/typed-price.ts';
import styles from './listing.module.css';
import type { Filters, GoodsType } from './listing-address.ts';
import type { Listing } from './use-listing.ts';

type Draft = Omit<Filters, 'priceMin' | 'priceMax'> & { readonly priceMin: string; readonly priceMax: string };

const ANY = 'any';
/** Price range, stock, rating and kind of goods. Takes effect with the button; mount it anew for each opening. */
export function ListingFilterSheet(props: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly listing: Listing;
}) {
  const t = useT();
  const formId = useId();
  const { filters, money, subject, setFilters } = props.listing;
  const [draft, setDraft] = useState<Draft>({
    ...filters,
    priceMin: filters.priceMin ?? '',
    priceMax: filters.priceMax ?? '',
  });
  const [problem, setProblem] = useState<RangeProblem | null>(null);
  const change = (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part }));

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = rangeProblem(draft, money.decimals);
    setProblem(found);
    if (found) {
      event.currentTarget.querySelector<HTMLInputElement>(`[name=${found.field}]`)?.focus();
      return;
    }
    const end = (text: string) => priceInput(text, money.decimals);
    setFilters({ ...draft, priceMin: end(draft.priceMin), priceMax: end(draft.priceMax) });
    props.onClose();
  };
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={t('catalog.filter')}
      footer={
        <div className={styles.actions}>
          <Button
            kind="soft"
            onClick={() => {
              change({
                priceMin: '',
                priceMax: '',
                inStock: false,
                ratingMin: null,
                ...(subject.kind !== 'type' && { type: null }),
              });
              setProblem(null);
            }}
          >
            {t('common.clear')}
          </Button>
          <Button type="submit" form={formId}>
            {t('catalog.show_results')}
          </Button>
        </div>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <PriceRangeFields
          legend={t('catalog.price_in', { currency: money.currency })}
          range={draft}
          problem={problem}
          decimals={money.decimals}
          onChange={(part) => {
            change(part);
            setProblem(null);
          }}
        />
        <div className={styles.switchRow}>
          <span className="semi">{t('catalog.only_in_stock')}</span>
          <Switch
            label={t('catalog.only_in_stock')}
            checked={draft.inStock}
            onChange={(inStock) => change({ inStock })}
          />
        </div>
        <div className={styles.block}>
          <p className={styles.legend}>{t('catalog.rating')}</p>
          <Chips
            label={t('catalog.rating')}
            value={draft.ratingMin === null ? ANY : String(draft.ratingMin)}
            onChange={(value) => change({ ratingMin: value === ANY ? null : Number(value) })}
            choices={[
              { value: ANY, label: t('catalog.any') },
              { value: '3', label: t('catalog.rating_up', { value: 3 }) },
              { value: '4', label: t('catalog.rating_up', { value: 4 }) },
              { value: '5', label: t('common.stars', { count: 5 }) },
            ]}
          />
        </div>
        {subject.kind === 'type' ? null : (
          <div className={styles.block}>
            <p className={styles.legend}>{t('catalog.pay_with')}</p>
            <Chips
              label={t('catalog.pay_with')}
              value={draft.type ?? ANY}
              onChange={(value) => change({ type: value === ANY ? null : (value as GoodsType) })}
              choices={[
                { value: ANY, label: t('catalog.any') },
                { value: 'normal', label: t('catalog.pay_money') },
                { value: 'points', label: t('catalog.pay_points') },
              ]}
            />
          </div>
        )}
      </form>
    </Sheet>
  );
}
