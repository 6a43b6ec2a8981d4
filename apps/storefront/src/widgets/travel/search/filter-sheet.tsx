import { useT } from '@app/client/i18n';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Chip } from '../../../ui/chips.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Switch } from '../../../ui/controls.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { type PriceRange, PriceRangeFields, type RangeProblem, rangeProblem } from '../../price-range-fields.tsx';
import { type Money, priceInput } from '../../typed-price.ts';
import { toggled } from './filter-params.ts';
import { type Counted, FilterActions, FilterGroup, FilterOption, facetCount } from './filter-parts.tsx';
import styles from './filter-sheet.module.css';

/** A choice of a section: its words, whether it is on, how many results it leaves (null: not known), and the filters once it is pressed. */
export type FilterChoice<F> = {
  readonly key: string;
  readonly label: ReactNode;
  readonly on: boolean;
  readonly count: number | null;
  readonly next: Partial<F>;
};

/** A choice that is named by words alone. */
type FilterFlag<F> = FilterChoice<F> & { readonly label: string };

/** Choices of one kind under their name; of more than `first` the others are asked for. One without choices is left out. */
export type FilterSection<F> = {
  readonly title: string;
  readonly choices: readonly FilterChoice<F>[];
  readonly first?: number;
};

type KeysOf<F, V> = { [K in keyof F]: F[K] extends V ? K : never }[keyof F];
type ItemOf<V> = V extends readonly (infer T)[] ? T : V;

/** Builds the choices of the filters that a draft holds. */
export const choicesOf = <F extends object>(draft: F) => ({
  /** Any of these. */
  some: <K extends KeysOf<F, readonly (string | number)[]>, T extends ItemOf<F[K]> & (string | number)>(
    name: K,
    values: readonly T[],
    facet: readonly Counted<string | number>[] | undefined,
    label: (value: T) => ReactNode,
  ): FilterChoice<F>[] => {
    const chosen = draft[name] as readonly T[];
    return values.map((value) => ({
      key: String(value),
      label: label(value),
      on: chosen.includes(value),
      count: facetCount(facet, value),
      next: { [name]: toggled(chosen, value) } as unknown as Partial<F>,
    }));
  },
  /** One of these, or none. */
  one: <K extends KeysOf<F, string | number | null>, T extends string | number>(
    name: K,
    values: readonly T[],
    facet: readonly Counted<string | number>[] | undefined,
    label: (value: T) => ReactNode,
  ): FilterChoice<F>[] =>
    values.map((value) => ({
      key: String(value),
      label: label(value),
      on: draft[name] === value,
      count: facetCount(facet, value),
      next: { [name]: draft[name] === value ? null : value } as unknown as Partial<F>,
    })),
  /** On or off. */
  flag: (name: KeysOf<F, boolean>, label: string, count: number | null | undefined): FilterFlag<F> => ({
    key: String(name),
    label,
    on: Boolean(draft[name]),
    count: count ?? null,
    next: { [name]: !draft[name] } as unknown as Partial<F>,
  }),
});

/** A part of a filter sheet's draft is changed. */
type OnChange<F> = { readonly onChange: (part: Partial<F>) => void };

function Section<F>({ section, onChange }: OnChange<F> & { readonly section: FilterSection<F> }) {
  const t = useT();
  const [all, setAll] = useState(false);
  const { title, choices, first } = section;
  const isLong = first !== undefined && choices.length > first;
  return (
    <FilterGroup title={title}>
      {(isLong && !all ? choices.slice(0, first) : choices).map((choice) => (
        <FilterOption key={choice.key} on={choice.on} count={choice.count} onPress={() => onChange(choice.next)}>
          {choice.label}
        </FilterOption>
      ))}
      {isLong ? <Chip onPress={() => setAll(!all)}>{t(all ? 'common.less' : 'common.more')}</Chip> : null}
    </FilterGroup>
  );
}

/** The sections of a filter sheet as chips. */
export const FilterSections = <F,>(props: OnChange<F> & { readonly sections: readonly FilterSection<F>[] }) =>
  props.sections
    .filter(({ choices }) => choices.length > 0)
    .map((section) => <Section key={section.title} section={section} onChange={props.onChange} />);

/** What is on or off, a line each, `tight` where it is one alone. */
export const FilterSwitches = <F,>(
  props: OnChange<F> & { readonly choices: readonly FilterFlag<F>[]; readonly tight?: boolean },
) => (
  <div className={cx(styles.switches, props.tight && styles.tight)}>
    {props.choices.map(({ key, label, on, count, next }) => (
      <div key={key} className={styles.switch}>
        <span className="semi">{label}</span>
        {count === null ? null : <span className="cap t3 num">{count}</span>}
        <Switch label={label} checked={on} disabled={!on && count === 0} onChange={() => props.onChange(next)} />
      </div>
    ))}
  </div>
);

/** The filters as they are changed in a sheet, before they are applied. */
export function useFilterDraft<F extends object>(filters: F) {
  const [values, setValues] = useState(filters);
  return {
    values,
    change: (part: Partial<F>) => setValues((now) => ({ ...now, ...part })),
    set: setValues,
  };
}

type Ends = { readonly priceMin: string | null; readonly priceMax: string | null };

/** A price range as it is typed in a filter sheet: its ends as the search takes them, both open while it is not sound. */
export function usePriceRange(filters: Ends, money: Money) {
  const [typed, setTyped] = useState<PriceRange>({
    priceMin: filters.priceMin ?? '',
    priceMax: filters.priceMax ?? '',
  });
  const [problem, setProblem] = useState<RangeProblem | null>(null);
  const found = rangeProblem(typed, money.decimals);
  const endOf = (text: string) => (found ? null : priceInput(text, money.decimals));
  return {
    ends: { priceMin: endOf(typed.priceMin), priceMax: endOf(typed.priceMax) },
    fields: { range: typed, problem, decimals: money.decimals },
    change: (part: Partial<PriceRange>) => {
      setTyped((now) => ({ ...now, ...part }));
      setProblem(null);
    },
    clear: () => {
      setTyped({ priceMin: '', priceMax: '' });
      setProblem(null);
    },
    /** Shows what is wrong, and returns in which field. */
    flawed: () => {
      setProblem(found);
      return found?.field ?? null;
    },
  };
}

/** The price range of a filter sheet, with what results cost at least and at most below it. */
export const FilterPrices = (props: {
  readonly legend: string;
  readonly range: ReturnType<typeof usePriceRange>;
  readonly span: string | null;
}) => (
  <>
    <PriceRangeFields legend={props.legend} {...props.range.fields} onChange={props.range.change} />
    {props.span === null ? null : <p className={`cap t3 ${styles.hint}`}>{props.span}</p>}
  </>
);

/**
 * The frame of all filters of a search: what is in it is a form, its button says how many results there will be. With
 * `flawed`, what returns the name of a field that cannot be taken, that field gets the focus and the sheet stays.
 */
export function FilterSheet(props: {
  readonly open: boolean;
  readonly title: string;
  /** What the button says. */
  readonly show: string;
  readonly onClose: () => void;
  readonly onClear: () => void;
  readonly onApply: () => void;
  readonly flawed?: () => string | null;
  readonly children: ReactNode;
}) {
  const formId = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = props.flawed?.();
    if (field) {
      event.currentTarget.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus();
      return;
    }
    props.onClose();
    props.onApply();
  };
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={props.title}
      footer={<FilterActions form={formId} show={props.show} onClear={props.onClear} />}
    >
      <form id={formId} noValidate onSubmit={submit}>
        {props.children}
      </form>
    </Sheet>
  );
}
