import { useT } from '@app/client/i18n';
import { usePreferences } from '@app/client/preferences';
import { type Language, tagOf } from '@app/contract/core/locale';
import { TextInput } from '../ui/field.tsx';
import styles from './price-range-fields.module.css';
import { priceInput } from './typed-price.ts';

/** Both ends as typed; empty is open. */
export type PriceRange = { readonly priceMin: string; readonly priceMax: string };
export type RangeProblem = { readonly field: keyof PriceRange; readonly kind: 'format' | 'order' };

const ENDS = ['priceMin', 'priceMax'] as const;
/** Longest price a person may type: nine digits, a point and three decimals. */
const PRICE_LENGTH = 13;

/** An amount as the language writes it, with the decimals that the currency has. */
const exampleOf = (locale: Language, decimals: number): string =>
  new Intl.NumberFormat(tagOf(locale), {
    useGrouping: false,
    minimumFractionDigits: Math.min(decimals, 2),
    maximumFractionDigits: Math.min(decimals, 2),
  }).format(decimals > 0 ? 12.5 : 1200);

/** The first thing wrong with a typed range: an end that is no amount, or an upper end below the lower one. */
export function rangeProblem(range: PriceRange, decimals: number): RangeProblem | null {
  for (const field of ENDS) {
    if (range[field].trim() && priceInput(range[field], decimals) === null) return { field, kind: 'format' };
  }
  const min = priceInput(range.priceMin, decimals);
  const max = priceInput(range.priceMax, decimals);
  return min && max && Number(max) < Number(min) ? { field: 'priceMax', kind: 'order' } : null;
}

/** The two ends of a price range. The inputs are named `priceMin` and `priceMax`. */
export function PriceRangeFields(props: {
  readonly legend: string;
  readonly range: PriceRange;
  readonly problem: RangeProblem | null;
  readonly decimals: number;
  readonly onChange: (part: Partial<PriceRange>) => void;
}) {
  const t = useT();
  const locale = usePreferences((state) => state.locale);
  const { range, problem } = props;
  const example = exampleOf(locale, props.decimals);
  const errorAt = (field: keyof PriceRange) =>
    problem?.field === field
      ? t(problem.kind === 'order' ? 'catalog.price_order' : 'catalog.price_format', { example })
      : undefined;
  return (
    <fieldset className={styles.block}>
      <legend className={styles.legend}>{props.legend}</legend>
      <div className={styles.range}>
        {ENDS.map((field) => (
          <TextInput
            key={field}
            label={t(field === 'priceMin' ? 'catalog.price_from' : 'catalog.price_to')}
            name={field}
            inputMode="decimal"
            autoComplete="off"
            maxLength={PRICE_LENGTH}
            value={range[field]}
            error={errorAt(field)}
            onChange={(event) => props.onChange({ [field]: event.target.value })}
          />
        ))}
      </div>
    </fieldset>
  );
}
