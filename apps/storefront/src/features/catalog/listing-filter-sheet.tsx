import { useT } from '@app/client/i18n';
import { usePreferences } from '@app/client/preferences';
import { type Language, tagOf } from '@app/contract/core/locale';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Chips } from '../../ui/chips.tsx';
import { Switch } from '../../ui/controls.tsx';
import { TextInput } from '../../ui/field.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import styles from './listing.module.css';
import { type Filters, type GoodsType, priceInput } from './listing-address.ts';
import type { Listing } from './use-listing.ts';

type Draft = Omit<Filters, 'priceMin' | 'priceMax'> & { readonly priceMin: string; readonly priceMax: string };
type Problem = { readonly field: 'priceMin' | 'priceMax'; readonly kind: 'format' | 'order' };

const ANY = 'any';
/** Longest price a person may type: nine digits, a point and three decimals. */
const PRICE_LENGTH = 13;

/** An amount as the language writes it, with the decimals that the currency has. */
const exampleOf = (locale: Language, decimals: number): string =>
  new Intl.NumberFormat(tagOf(locale), {
    useGrouping: false,
    minimumFractionDigits: Math.min(decimals, 2),
    maximumFractionDigits: Math.min(decimals, 2),
  }).format(decimals > 0 ? 12.5 : 1200);

/** The first thing wrong with the typed range: an end that is no amount, or an upper end below the lower one. */
function problemOf(draft: Draft, decimals: number): Problem | null {
  for (const field of ['priceMin', 'priceMax'] as const) {
    if (draft[field].trim() && priceInput(draft[field], decimals) === null) return { field, kind: 'format' };
  }
  const min = priceInput(draft.priceMin, decimals);
  const max = priceInput(draft.priceMax, decimals);
  return min && max && Number(max) < Number(min) ? { field: 'priceMax', kind: 'order' } : null;
}

/** Price range, stock, rating and kind of goods. Takes effect with the button; mount it anew for each opening. */
export function ListingFilterSheet(props: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly listing: Listing;
}) {
  const t = useT();
  const formId = useId();
  const locale = usePreferences((state) => state.locale);
  const { filters, money, subject, setFilters } = props.listing;
  const [draft, setDraft] = useState<Draft>({
    ...filters,
    priceMin: filters.priceMin ?? '',
    priceMax: filters.priceMax ?? '',
  });
  const [problem, setProblem] = useState<Problem | null>(null);
  const change = (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part }));

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = problemOf(draft, money.decimals);
    setProblem(found);
    if (found) {
      event.currentTarget.querySelector<HTMLInputElement>(`[name=${found.field}]`)?.focus();
      return;
    }
    const end = (text: string) => priceInput(text, money.decimals);
    setFilters({ ...draft, priceMin: end(draft.priceMin), priceMax: end(draft.priceMax) });
    props.onClose();
  };
  const example = exampleOf(locale, money.decimals);
  const errorAt = (field: Problem['field']) =>
    problem?.field === field
      ? t(problem.kind === 'order' ? 'catalog.price_order' : 'catalog.price_format', { example })
      : undefined;
  const priceField = (field: Problem['field'], label: string) => (
    <TextInput
      label={label}
      name={field}
      inputMode="decimal"
      autoComplete="off"
      maxLength={PRICE_LENGTH}
      value={draft[field]}
      error={errorAt(field)}
      onChange={(event) => {
        change({ [field]: event.target.value });
        setProblem(null);
      }}
    />
  );

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
        <fieldset className={styles.block}>
          <legend className={styles.legend}>{t('catalog.price_in', { currency: money.currency })}</legend>
          <div className={styles.range}>
            {priceField('priceMin', t('catalog.price_from'))}
            {priceField('priceMax', t('catalog.price_to'))}
          </div>
        </fieldset>
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
