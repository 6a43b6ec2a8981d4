import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { usePriceFormat } from '@app/client/use-price';
import { hotelEndpoints } from '@app/contract/verticals/hotels/endpoints';
import { BOARDS, FACILITIES } from '@app/contract/verticals/hotels/facts';
import type { HotelFacets } from '@app/contract/verticals/hotels/views';
import { type FormEvent, useId, useState } from 'react';
import { Chip } from '../../../ui/chips.tsx';
import { Switch } from '../../../ui/controls.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { PriceRangeFields, type RangeProblem, rangeProblem } from '../../../widgets/price-range-fields.tsx';
import { toggled } from '../../../widgets/travel/search/filter-params.ts';
import { FilterActions, FilterGroup, FilterOption, facetCount } from '../../../widgets/travel/search/filter-parts.tsx';
import { priceInput } from '../../../widgets/typed-price.ts';
import styles from './hotel-filter-sheet.module.css';
import { type HotelFilters, hotelFilterQuery, noHotelFilters, SCORE_CHOICES, STARS } from './search-address.ts';
import type { HotelSearch } from './use-hotel-search.ts';

/** Facilities shown before the rest is asked for. */
const FIRST = 8;

type Typed = { readonly priceMin: string; readonly priceMax: string };

function Options(props: {
  readonly draft: HotelFilters;
  readonly facets: HotelFacets | null;
  readonly onChange: (part: Partial<HotelFilters>) => void;
}) {
  const t = useT();
  const [all, setAll] = useState(false);
  const { draft, facets, onChange } = props;
  const facilities = all ? FACILITIES : FACILITIES.slice(0, FIRST);
  return (
    <>
      <div className={styles.switchRow}>
        <span className="semi">{t('hotels.free_cancellation')}</span>
        {facets ? <span className="cap t3 num">{facets.freeCancellation}</span> : null}
        <Switch
          label={t('hotels.free_cancellation')}
          checked={draft.free}
          disabled={!draft.free && facets?.freeCancellation === 0}
          onChange={(free) => onChange({ free })}
        />
      </div>
      <FilterGroup title={t('hotels.stars')}>
        {STARS.map((star) => (
          <FilterOption
            key={star}
            on={draft.stars.includes(star)}
            count={facetCount(facets?.stars, star)}
            onPress={() => onChange({ stars: toggled(draft.stars, star) })}
          >
            {t('common.stars', { count: star })}
          </FilterOption>
        ))}
      </FilterGroup>
      <FilterGroup title={t('hotels.guest_score')}>
        {SCORE_CHOICES.map((score) => (
          <FilterOption
            key={score}
            on={draft.score === score}
            count={facetCount(facets?.score, score)}
            onPress={() => onChange({ score: draft.score === score ? null : score })}
          >
            {t('hotels.score_up', { score })}
          </FilterOption>
        ))}
      </FilterGroup>
      <FilterGroup title={t('hotels.meals')}>
        {BOARDS.map((board) => (
          <FilterOption
            key={board}
            on={draft.board.includes(board)}
            count={facetCount(facets?.board, board)}
            onPress={() => onChange({ board: toggled(draft.board, board) })}
          >
            {t(`hotels.board.${board}`)}
          </FilterOption>
        ))}
      </FilterGroup>
      <FilterGroup title={t('hotels.facilities')}>
        {facilities.map((facility) => (
          <FilterOption
            key={facility}
            on={draft.facilities.includes(facility)}
            count={facetCount(facets?.facility, facility)}
            onPress={() => onChange({ facilities: toggled(draft.facilities, facility) })}
          >
            {t(`hotels.facility.${facility}`)}
          </FilterOption>
        ))}
        <Chip onPress={() => setAll(!all)}>{t(all ? 'common.less' : 'common.more')}</Chip>
      </FilterGroup>
      {facets && facets.area.length > 0 ? (
        <FilterGroup title={t('hotels.area')}>
          {facets.area.map((area) => (
            <FilterOption
              key={area.value}
              on={draft.area === area.value}
              count={area.count}
              onPress={() => onChange({ area: draft.area === area.value ? null : area.value })}
            >
              {area.name}
            </FilterOption>
          ))}
        </FilterGroup>
      ) : null}
    </>
  );
}

/** All filters with how many hotels each leaves; the button says how many there will be. Mount it anew for each opening. */
export function HotelFilterSheet(props: {
  readonly open: boolean;
  readonly search: HotelSearch;
  readonly onClose: () => void;
}) {
  const t = useT();
  const format = usePriceFormat();
  const formId = useId();
  const { search } = props;
  const { money } = search;
  const [draft, setDraft] = useState<HotelFilters>(search.filters);
  const [typed, setTyped] = useState<Typed>({
    priceMin: search.filters.priceMin ?? '',
    priceMax: search.filters.priceMax ?? '',
  });
  const [problem, setProblem] = useState<RangeProblem | null>(null);
  const end = (text: string) => priceInput(text, money.decimals);
  const sound = rangeProblem(typed, money.decimals) === null;
  const wanted: HotelFilters = sound
    ? { ...draft, priceMin: end(typed.priceMin), priceMax: end(typed.priceMax) }
    : { ...draft, priceMin: null, priceMax: null };
  const trial = useEndpoint(
    hotelEndpoints.hotelSearch,
    { query: { ...search.base, ...hotelFilterQuery(wanted), limit: '1' } },
    { enabled: props.open, keepPrevious: true },
  );
  const facets = trial.data?.facets ?? search.facets;
  const nightly = facets?.nightly;
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
    setDraft(noHotelFilters);
    setTyped({ priceMin: '', priceMax: '' });
    setProblem(null);
  };
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={t('hotels.filters')}
      footer={
        <FilterActions
          form={formId}
          show={t('hotels.show_stays', { count: trial.data?.total ?? search.total })}
          onClear={clear}
        />
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <PriceRangeFields
          legend={t('hotels.price_a_night', { currency: money.currency })}
          range={typed}
          problem={problem}
          decimals={money.decimals}
          onChange={(part) => {
            setTyped((now) => ({ ...now, ...part }));
            setProblem(null);
          }}
        />
        {nightly ? (
          <p className={`cap t3 ${styles.hint}`}>
            {t('hotels.price_span', { min: format.text(nightly.min), max: format.text(nightly.max) })}
          </p>
        ) : null}
        <Options draft={draft} facets={facets} onChange={(part) => setDraft((now) => ({ ...now, ...part }))} />
      </form>
    </Sheet>
  );
}
