import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { usePriceFormat } from '@app/client/use-price';
import { tourEndpoints } from '@app/contract/verticals/tours/endpoints';
import { DIFFICULTIES, TOUR_LENGTHS } from '@app/contract/verticals/tours/facts';
import type { TourFacets } from '@app/contract/verticals/tours/views';
import { type FormEvent, useId, useState } from 'react';
import { Sheet } from '../../../ui/sheet.tsx';
import { PriceRangeFields, type RangeProblem, rangeProblem } from '../../../widgets/price-range-fields.tsx';
import styles from '../../../widgets/tours/tour-results.module.css';
import { useTourWords } from '../../../widgets/tours/tour-words.ts';
import { toggled } from '../../../widgets/travel/search/filter-params.ts';
import { FilterActions, FilterGroup, FilterOption, facetCount } from '../../../widgets/travel/search/filter-parts.tsx';
import { priceInput } from '../../../widgets/typed-price.ts';
import { noTourFilters, SCORE_CHOICES, type TourFilters, tourFilterQuery } from './search-filters.ts';
import type { TourSearch } from './use-tour-search.ts';

type Options = {
  readonly draft: TourFilters;
  readonly facets: TourFacets | null;
  readonly onChange: (part: Partial<TourFilters>) => void;
};

/** What is on or off: guaranteed, pickup, free to cancel. */
function Switches({ draft, facets, onChange }: Options) {
  const t = useT();
  return (
    <FilterGroup title={t('tours.filter_sure')}>
      <FilterOption
        on={draft.guaranteed}
        count={facets?.guaranteed ?? null}
        onPress={() => onChange({ guaranteed: !draft.guaranteed })}
      >
        {t('tours.guaranteed')}
      </FilterOption>
      <FilterOption
        on={draft.free}
        count={facets?.freeCancellation ?? null}
        onPress={() => onChange({ free: !draft.free })}
      >
        {t('tours.free_cancellation')}
      </FilterOption>
      <FilterOption
        on={draft.pickup}
        count={facets?.pickup ?? null}
        onPress={() => onChange({ pickup: !draft.pickup })}
      >
        {t('tours.with_pickup')}
      </FilterOption>
    </FilterGroup>
  );
}

function Choices({ draft, facets, onChange }: Options) {
  const t = useT();
  const words = useTourWords();
  return (
    <>
      <FilterGroup title={t('tours.filter_length')}>
        {TOUR_LENGTHS.map((length) => (
          <FilterOption
            key={length}
            on={draft.length.includes(length)}
            count={facetCount(facets?.length, length)}
            onPress={() => onChange({ length: toggled(draft.length, length) })}
          >
            {t(`tours.length.${length}`)}
          </FilterOption>
        ))}
      </FilterGroup>
      {facets && facets.theme.length > 0 ? (
        <FilterGroup title={t('tours.themes')}>
          {facets.theme.map(({ value, name, count }) => (
            <FilterOption
              key={value}
              on={draft.themes.includes(value)}
              count={count}
              onPress={() => onChange({ themes: toggled(draft.themes, value) })}
            >
              {name}
            </FilterOption>
          ))}
        </FilterGroup>
      ) : null}
      {facets && facets.language.length > 0 ? (
        <FilterGroup title={t('tours.filter_language')}>
          {facets.language.map(({ value, count }) => (
            <FilterOption
              key={value}
              on={draft.language.includes(value)}
              count={count}
              onPress={() => onChange({ language: toggled(draft.language, value) })}
            >
              {words.language(value)}
            </FilterOption>
          ))}
        </FilterGroup>
      ) : null}
      <FilterGroup title={t('tours.filter_difficulty')}>
        {DIFFICULTIES.map((difficulty) => (
          <FilterOption
            key={difficulty}
            on={draft.difficulty.includes(difficulty)}
            count={facetCount(facets?.difficulty, difficulty)}
            onPress={() => onChange({ difficulty: toggled(draft.difficulty, difficulty) })}
          >
            {t(`tours.difficulty.${difficulty}`)}
          </FilterOption>
        ))}
      </FilterGroup>
      <FilterGroup title={t('tours.filter_score')}>
        {SCORE_CHOICES.map((score) => (
          <FilterOption
            key={score}
            on={draft.score === score}
            count={facetCount(facets?.score, score)}
            onPress={() => onChange({ score: draft.score === score ? null : score })}
          >
            {t('tours.score_up', { score })}
          </FilterOption>
        ))}
      </FilterGroup>
    </>
  );
}

/** All filters with how many tours each leaves; the button says how many there will be. Mount it anew for each opening. */
export function TourFilterSheet(props: {
  readonly open: boolean;
  readonly search: TourSearch;
  readonly onClose: () => void;
}) {
  const t = useT();
  const format = usePriceFormat();
  const formId = useId();
  const { search } = props;
  const { money } = search;
  const [draft, setDraft] = useState<TourFilters>(search.filters);
  const [typed, setTyped] = useState({
    priceMin: search.filters.priceMin ?? '',
    priceMax: search.filters.priceMax ?? '',
  });
  const [problem, setProblem] = useState<RangeProblem | null>(null);
  const end = (text: string) => priceInput(text, money.decimals);
  const sound = rangeProblem(typed, money.decimals) === null;
  const wanted: TourFilters = sound
    ? { ...draft, priceMin: end(typed.priceMin), priceMax: end(typed.priceMax) }
    : { ...draft, priceMin: null, priceMax: null };
  const trial = useEndpoint(
    tourEndpoints.tourSearch,
    { query: { ...search.base, ...tourFilterQuery(wanted), limit: '1' } },
    { enabled: props.open, keepPrevious: true },
  );
  const facets = trial.data?.facets ?? search.facets;
  const change = (part: Partial<TourFilters>) => setDraft((now) => ({ ...now, ...part }));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = rangeProblem(typed, money.decimals);
    setProblem(found);
    if (found) {
      event.currentTarget.querySelector<HTMLInputElement>(`[name=${found.field}]`)?.focus();
      return;
    }
    props.onClose();
    search.setFilters(wanted);
  };
  const clear = () => {
    setDraft(noTourFilters);
    setTyped({ priceMin: '', priceMax: '' });
    setProblem(null);
  };
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={t('tours.filters')}
      footer={
        <FilterActions
          form={formId}
          show={t('tours.show_tours', { count: trial.data?.total ?? search.total })}
          onClear={clear}
        />
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <PriceRangeFields
          legend={t('tours.filter_price', { currency: money.currency })}
          range={typed}
          problem={problem}
          decimals={money.decimals}
          onChange={(part) => {
            setTyped((now) => ({ ...now, ...part }));
            setProblem(null);
          }}
        />
        {facets?.adult ? (
          <p className={`cap t3 ${styles.hint}`}>
            {t('tours.price_span', { min: format.text(facets.adult.min), max: format.text(facets.adult.max) })}
          </p>
        ) : null}
        <Switches draft={draft} facets={facets} onChange={change} />
        <Choices draft={draft} facets={facets} onChange={change} />
      </form>
    </Sheet>
  );
}
