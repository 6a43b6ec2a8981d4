import { useT } from '@app/client/i18n';
import { IconChevronDown } from '@tabler/icons-react';
import { useGo } from '../../../shell/navigation.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Segmented } from '../../../ui/tabs.tsx';
import styles from '../../../widgets/dining/dining-home.module.css';
import { useNamedText } from '../../../widgets/list-text.ts';
import { SearchHeader } from '../../../widgets/travel/search/search-header.tsx';
import { MapButton } from '../../../widgets/travel/search/search-pill.tsx';
import { useAsking } from '../../../widgets/travel/use-asking.ts';
import { PartyBar } from '../party-bar.tsx';
import { tableParams } from '../table-search.ts';
import { CitySheet } from './city-sheet.tsx';
import { type DiningSearch, MEALS } from './use-dining-search.ts';

/** In which city (null while unknown), tables or set meals, and for tables who and when: each changes at a press. The map at the end. */
export function DiningSearchHeader({ search, city }: { readonly search: DiningSearch; readonly city: string | null }) {
  const t = useT();
  const named = useNamedText();
  const go = useGo();
  const asking = useAsking<'city'>();
  return (
    <>
      <SearchHeader
        title={city ? t(search.ofMeals ? 'meal.meals_in' : 'dining.tables_in', { city }) : t('dining.title')}
        end={
          search.ofMeals ? (
            <span className={styles.noMap} />
          ) : (
            <MapButton
              onMap={search.onMap}
              label={t(search.onMap ? 'dining.show_list' : 'dining.show_map')}
              onChange={search.setMap}
            />
          )
        }
        below={
          <>
            <div className={styles.tabs}>
              <Segmented
                label={t('dining.title')}
                value={search.ofMeals ? 'meals' : 'tables'}
                choices={[
                  { value: 'tables', label: t('meal.tab_tables') },
                  { value: 'meals', label: t('meal.tab_meals') },
                ]}
                onChange={(tab) => search.setTab(tab === 'meals')}
              />
            </div>
            {search.ofMeals ? null : (
              <div className={styles.party}>
                <PartyBar
                  ask={search.ask}
                  day={search.day}
                  time={search.time}
                  today={search.today}
                  zone={search.first?.city.zone ?? null}
                  onChange={search.setAsk}
                />
              </div>
            )}
          </>
        }
      >
        <button type="button" className={`h3 ${styles.city}`} aria-haspopup="dialog" onClick={() => asking.ask('city')}>
          <span className="visually-hidden">{named(t('dining.which_city'), '')}</span>
          <span className="clip1">{city ?? t('dining.title')}</span>
          <Icon as={IconChevronDown} size="s" />
        </button>
      </SearchHeader>
      <CitySheet
        key={asking.times}
        open={asking.what === 'city'}
        onClose={asking.close}
        onChoose={(chosen) => {
          asking.close();
          if (chosen !== search.city)
            go.replace('diningHome', {
              city: chosen,
              ...tableParams(search.ask),
              ...(search.ofMeals && { tab: MEALS }),
            });
        }}
      />
    </>
  );
}
