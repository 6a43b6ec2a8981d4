import { useT } from '@app/client/i18n';
import { COMBO_LENGTHS } from '@app/contract/verticals/combos/facts';
import { hrefTo } from '../../../shell/navigation.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Chip, Chips } from '../../../ui/chips.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { useNumberText } from '../../../widgets/number-text.ts';
import { ComboListPage } from '../../../widgets/travel/bundle/combo-list-page.tsx';
import { FilterBar } from '../../../widgets/travel/search/filter-bar.tsx';
import { SortChip } from '../../../widgets/travel/search/sorting.tsx';
import { ComboCardsSkeleton } from '../combo-skeletons.tsx';
import { ComboCard } from './combo-card.tsx';
import styles from './combo-list.module.css';
import { type ComboListOnScreen, useComboList } from './use-combo-list.ts';

type ComboListProps = { readonly list: ComboListOnScreen };

/** The value of the chip that narrows nothing down. */
const ANY = '';

type ChoiceChips = {
  readonly label: string;
  /** What that chip says. */
  readonly all: string;
  readonly choices: ComboListOnScreen['cities'];
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
};

/** What there is with how many of each, one of which may be chosen and let go. Nothing where there is no choice. */
function Choices({ label, all, choices, chosen, onChoose }: ChoiceChips) {
  const number = useNumberText();
  if (choices.length < 2 && chosen === null) return null;
  return (
    <div className={styles.chips}>
      <Chips
        scroll
        label={label}
        value={chosen ?? ANY}
        choices={[
          { value: ANY, label: all },
          ...choices.map(({ id, name, count }) => ({
            value: id,
            label: (
              <>
                {name} <span className={styles.count}>{number(count)}</span>
              </>
            ),
          })),
        ]}
        onChange={(id) => onChoose(id === ANY || id === chosen ? null : id)}
      />
    </div>
  );
}

/** Cities and themes of combos; below them the order, and how long it may take. */
function ComboListBar({ list }: ComboListProps) {
  const t = useT();
  return (
    <div className={styles.bar}>
      <Choices
        label={t('combos.cities')}
        all={t('combos.everywhere')}
        choices={list.cities}
        chosen={list.city}
        onChoose={list.setCity}
      />
      <Choices
        label={t('combos.themes')}
        all={t('combos.any_theme')}
        choices={list.themes}
        chosen={list.theme}
        onChoose={list.setTheme}
      />
      <FilterBar className={styles.chips}>
        <SortChip sorting={list.sorting} title={t('combos.sort_by')} name={(sort) => t(`combos.sort.${sort}`)} />
        {COMBO_LENGTHS.map((length) => (
          <Chip
            key={length}
            selected={list.length === length}
            onPress={() => list.setLength(list.length === length ? null : length)}
          >
            {t(`combos.length.${length}`)}
          </Chip>
        ))}
      </FilterBar>
    </div>
  );
}

/** No combo here: without what narrows it down, else what can be booked alone. */
function NoCombos({ list }: ComboListProps) {
  const t = useT();
  return (
    <EmptyState
      art="/art/combo.webp"
      title={t('combos.none_title')}
      text={t(list.filtered ? 'combos.none_here' : 'combos.none_text')}
      action={
        list.filtered ? (
          <Button onClick={list.clear}>{t('combos.show_all')}</Button>
        ) : (
          <ButtonLink href={hrefTo('home')}>{t('tab.home')}</ButtonLink>
        )
      }
    />
  );
}

/** Flights, stays, tours and tables that are sold together; city, theme, length and order stand in the address. */
export function ComboList() {
  const t = useT();
  const list = useComboList();
  return (
    <ComboListPage
      title={t('combos.title')}
      feed={list.feed}
      bar={<ComboListBar list={list} />}
      ghosts={<ComboCardsSkeleton count={3} />}
      none={<NoCombos list={list} />}
      count={t('combos.count', { count: list.total })}
      card={(combo, eager) => (
        <ComboCard key={combo.id} combo={combo} href={hrefTo('comboDetails', { id: combo.id })} eager={eager} />
      )}
    />
  );
}
