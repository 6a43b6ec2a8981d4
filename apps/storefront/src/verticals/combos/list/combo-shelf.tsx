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
import styles from './combo-shelf.module.css';
import { type ComboShelfOnScreen, useComboShelf } from './use-combo-shelf.ts';

type Shelf = { readonly shelf: ComboShelfOnScreen };

/** The value of the chip that narrows nothing down. */
const ANY = '';

type ChoiceChips = {
  readonly label: string;
  /** What that chip says. */
  readonly all: string;
  readonly choices: ComboShelfOnScreen['cities'];
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
function ShelfBar({ shelf }: Shelf) {
  const t = useT();
  return (
    <div className={styles.bar}>
      <Choices
        label={t('combos.cities')}
        all={t('combos.everywhere')}
        choices={shelf.cities}
        chosen={shelf.city}
        onChoose={shelf.setCity}
      />
      <Choices
        label={t('combos.themes')}
        all={t('combos.any_theme')}
        choices={shelf.themes}
        chosen={shelf.theme}
        onChoose={shelf.setTheme}
      />
      <FilterBar className={styles.chips}>
        <SortChip sorting={shelf.sorting} title={t('combos.sort_by')} name={(sort) => t(`combos.sort.${sort}`)} />
        {COMBO_LENGTHS.map((length) => (
          <Chip
            key={length}
            selected={shelf.length === length}
            onPress={() => shelf.setLength(shelf.length === length ? null : length)}
          >
            {t(`combos.length.${length}`)}
          </Chip>
        ))}
      </FilterBar>
    </div>
  );
}

/** No combo here: without what narrows it down, else what can be booked alone. */
function NoCombos({ shelf }: Shelf) {
  const t = useT();
  return (
    <EmptyState
      art="/art/combo.webp"
      title={t('combos.none_title')}
      text={t(shelf.filtered ? 'combos.none_here' : 'combos.none_text')}
      action={
        shelf.filtered ? (
          <Button onClick={shelf.clear}>{t('combos.show_all')}</Button>
        ) : (
          <ButtonLink href={hrefTo('home')}>{t('tab.home')}</ButtonLink>
        )
      }
    />
  );
}

/** Flights, stays, tours and tables that are sold together; city, theme, length and order stand in the address. */
export function ComboShelf() {
  const t = useT();
  const shelf = useComboShelf();
  return (
    <ComboListPage
      title={t('combos.title')}
      feed={shelf.feed}
      bar={<ShelfBar shelf={shelf} />}
      ghosts={<ComboCardsSkeleton count={3} />}
      none={<NoCombos shelf={shelf} />}
      count={t('combos.count', { count: shelf.total })}
      card={(combo, eager) => (
        <ComboCard key={combo.id} combo={combo} href={hrefTo('comboDetails', { id: combo.id })} eager={eager} />
      )}
    />
  );
}
