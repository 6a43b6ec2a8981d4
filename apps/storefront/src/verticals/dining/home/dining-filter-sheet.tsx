import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { limits } from '@app/contract/core/limits';
import { diningEndpoints } from '@app/contract/verticals/dining/endpoints';
import { DINING_FACILITIES } from '@app/contract/verticals/dining/facts';
import type { DiningFacets } from '@app/contract/verticals/dining/views';
import { type FormEvent, useId, useState } from 'react';
import { Switch } from '../../../ui/controls.tsx';
import { TextInput } from '../../../ui/field.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import styles from '../../../widgets/dining/dining-home.module.css';
import { toggled } from '../../../widgets/travel/search/filter-params.ts';
import { FilterActions, FilterGroup, FilterOption, facetCount } from '../../../widgets/travel/search/filter-parts.tsx';
import { useSettled } from '../../../widgets/use-settled.ts';
import { type DiningFilters, diningFilterQuery, LEVELS, noDiningFilters, SCORES } from './dining-filters.ts';
import { PriceLevel } from './price-level.tsx';
import type { DiningSearch } from './use-dining-search.ts';

/** How long typing must pause before restaurants are counted, in milliseconds. */
const PAUSE_MS = 300;

type OptionProps = {
  readonly draft: DiningFilters;
  readonly facets: DiningFacets | null;
  readonly onChange: (part: Partial<DiningFilters>) => void;
};

/** What is on or off. */
function Switches({ draft, facets, onChange }: OptionProps) {
  const t = useT();
  const rows = [
    ['free', t('dining.free_only'), facets?.free],
    ['open', t('dining.open_now'), facets?.openNow],
    ['noDeposit', t('dining.no_deposit'), facets?.depositFree],
  ] as const;
  return (
    <div className={styles.switches}>
      {rows.map(([name, label, count]) => (
        <div key={name} className={styles.switch}>
          <span className="semi">{label}</span>
          {count === undefined ? null : <span className="cap t3 num">{count}</span>}
          <Switch
            label={label}
            checked={draft[name]}
            disabled={!draft[name] && count === 0}
            onChange={(on) => onChange({ [name]: on })}
          />
        </div>
      ))}
    </div>
  );
}

function Options({ draft, facets, onChange }: OptionProps) {
  const t = useT();
  return (
    <>
      <FilterGroup title={t('dining.price_level')}>
        {LEVELS.map((level) => (
          <FilterOption
            key={level}
            on={draft.levels.includes(level)}
            count={facetCount(facets?.priceLevel, level)}
            onPress={() => onChange({ levels: toggled(draft.levels, level) })}
          >
            <PriceLevel level={level} />
          </FilterOption>
        ))}
      </FilterGroup>
      <FilterGroup title={t('dining.guest_score')}>
        {SCORES.map((score) => (
          <FilterOption
            key={score}
            on={draft.score === score}
            count={facetCount(facets?.score, score)}
            onPress={() => onChange({ score: draft.score === score ? null : score })}
          >
            {t('dining.score_up', { score })}
          </FilterOption>
        ))}
      </FilterGroup>
      <FilterGroup title={t('dining.facilities')}>
        {DINING_FACILITIES.map((facility) => (
          <FilterOption
            key={facility}
            on={draft.facilities.includes(facility)}
            count={facetCount(facets?.facility, facility)}
            onPress={() => onChange({ facilities: toggled(draft.facilities, facility) })}
          >
            {t(`dining.facility.${facility}`)}
          </FilterOption>
        ))}
      </FilterGroup>
      {facets && facets.area.length > 0 ? (
        <FilterGroup title={t('dining.part_of_city')}>
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

/** All filters with how many restaurants each leaves; the button says how many there will be. Mount it anew for each opening. */
export function DiningFilterSheet(props: {
  readonly open: boolean;
  readonly search: DiningSearch;
  readonly onClose: () => void;
}) {
  const t = useT();
  const formId = useId();
  const { search } = props;
  const [draft, setDraft] = useState<DiningFilters>(search.filters);
  const keyword = useSettled(draft.keyword.trim(), PAUSE_MS);
  const trial = useEndpoint(
    diningEndpoints.diningSearch,
    { query: { ...search.base, ...diningFilterQuery({ ...draft, keyword }), limit: '1' } },
    { enabled: props.open && search.city !== '', keepPrevious: true },
  );
  const change = (part: Partial<DiningFilters>) => setDraft((now) => ({ ...now, ...part }));
  const options = { draft, facets: trial.data?.facets ?? search.facets, onChange: change };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    props.onClose();
    search.setFilters({ ...draft, keyword: draft.keyword.trim() });
  };
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={t('dining.filters')}
      footer={
        <FilterActions
          form={formId}
          show={t('dining.show_restaurants', { count: trial.data?.total ?? search.total })}
          onClear={() => setDraft({ ...noDiningFilters, cuisines: draft.cuisines })}
        />
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <div className={styles.keyword}>
          <TextInput
            label={t('dining.name_or_area')}
            maxLength={limits.searchKeyword}
            value={draft.keyword}
            onChange={(event) => change({ keyword: event.target.value })}
          />
        </div>
        <Switches {...options} />
        <Options {...options} />
      </form>
    </Sheet>
  );
}
