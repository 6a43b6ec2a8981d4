import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { limits } from '@app/contract/core/limits';
import { diningEndpoints } from '@app/contract/verticals/dining/endpoints';
import { DINING_FACILITIES } from '@app/contract/verticals/dining/facts';
import type { DiningFacets } from '@app/contract/verticals/dining/views';
import { TextInput } from '../../../ui/field.tsx';
import styles from '../../../widgets/dining/dining-home.module.css';
import {
  choicesOf,
  type FilterSection,
  FilterSections,
  FilterSheet,
  FilterSwitches,
  useFilterDraft,
} from '../../../widgets/travel/search/filter-sheet.tsx';
import { useSettled } from '../../../widgets/use-settled.ts';
import { type DiningFilters, diningFilters, LEVELS, SCORES } from './dining-filters.ts';
import { PriceLevel } from './price-level.tsx';
import type { DiningSearch } from './use-dining-search.ts';

/** How long typing must pause before restaurants are counted, in milliseconds. */
const PAUSE_MS = 300;

/** What there is to choose from, and how many restaurants each leaves. */
function useSections(draft: DiningFilters, facets: DiningFacets | null): FilterSection<DiningFilters>[] {
  const t = useT();
  const { some, one } = choicesOf(draft);
  const areas = facets?.area ?? [];
  return [
    {
      title: t('dining.price_level'),
      choices: some('levels', LEVELS, facets?.priceLevel, (level) => <PriceLevel level={level} />),
    },
    {
      title: t('dining.guest_score'),
      choices: one('score', SCORES, facets?.score, (score) => t('dining.score_up', { score })),
    },
    {
      title: t('dining.facilities'),
      choices: some('facilities', DINING_FACILITIES, facets?.facility, (facility) => t(`dining.facility.${facility}`)),
    },
    {
      title: t('dining.part_of_city'),
      choices: one(
        'area',
        areas.map(({ value }) => value),
        areas,
        (area) => areas.find(({ value }) => value === area)?.name,
      ),
    },
  ];
}

/** All filters with how many restaurants each leaves; the button says how many there will be. Mount it anew for each opening. */
export function DiningFilterSheet(props: {
  readonly open: boolean;
  readonly search: DiningSearch;
  readonly onClose: () => void;
}) {
  const t = useT();
  const { search } = props;
  const { values, change, set } = useFilterDraft(search.filters);
  const keyword = useSettled(values.keyword.trim(), PAUSE_MS);
  const trial = useEndpoint(
    diningEndpoints.diningSearch,
    { query: { ...search.base, ...diningFilters.query({ ...values, keyword }), limit: '1' } },
    { enabled: props.open && search.city !== '', keepPrevious: true },
  );
  const facets = trial.data?.facets ?? search.facets;
  const sections = useSections(values, facets);
  const { flag } = choicesOf(values);
  return (
    <FilterSheet
      open={props.open}
      onClose={props.onClose}
      title={t('dining.filters')}
      show={t('dining.show_restaurants', { count: trial.data?.total ?? search.total })}
      onClear={() => set({ ...diningFilters.none, cuisines: values.cuisines })}
      onApply={() => search.setFilters({ ...values, keyword: values.keyword.trim() })}
    >
      <div className={styles.keyword}>
        <TextInput
          label={t('dining.name_or_area')}
          maxLength={limits.searchKeyword}
          value={values.keyword}
          onChange={(event) => change({ keyword: event.target.value })}
        />
      </div>
      <FilterSwitches
        choices={[
          flag('free', t('dining.free_only'), facets?.free),
          flag('open', t('dining.open_now'), facets?.openNow),
          flag('noDeposit', t('dining.no_deposit'), facets?.depositFree),
        ]}
        onChange={change}
      />
      <FilterSections sections={sections} onChange={change} />
    </FilterSheet>
  );
}
