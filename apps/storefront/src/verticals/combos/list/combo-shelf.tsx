import { useT } from '@app/client/i18n';
import { COMBO_LENGTHS, COMBO_SORTS } from '@app/contract/verticals/combos/facts';
import { IconArrowsSort, IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { hrefTo, useGo } from '../../../shell/navigation.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Chip, Chips } from '../../../ui/chips.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { InfiniteList } from '../../../ui/infinite-list.tsx';
import { Page } from '../../../ui/page.tsx';
import { PullToRefresh } from '../../../ui/pull-to-refresh.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import choices from '../../../widgets/choice-list.module.css';
import { useNumberText } from '../../../widgets/number-text.ts';
import { ComboCardsSkeleton } from '../combo-skeletons.tsx';
import { ComboCard } from './combo-card.tsx';
import styles from './combo-shelf.module.css';
import { type ComboShelfOnScreen, useComboShelf } from './use-combo-shelf.ts';

type Shelf = { readonly shelf: ComboShelfOnScreen };

function SortSheet({ shelf, open, onClose }: Shelf & { readonly open: boolean; readonly onClose: () => void }) {
  const t = useT();
  return (
    <Sheet open={open} onClose={onClose} title={t('combos.sort_by')}>
      <div className={choices.list}>
        {COMBO_SORTS.map((sort) => (
          <button
            key={sort}
            type="button"
            aria-pressed={sort === shelf.sort}
            className={sort === shelf.sort ? choices.on : undefined}
            onClick={() => {
              onClose();
              shelf.setSort(sort);
            }}
          >
            <span className={choices.name}>{t(`combos.sort.${sort}`)}</span>
            {sort === shelf.sort ? <Icon as={IconCheck} size="m" /> : null}
          </button>
        ))}
      </div>
    </Sheet>
  );
}

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
  const [sorts, setSorts] = useState(false);
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
      <fieldset className={`scroll ${styles.chips}`} aria-label={t('catalog.filter')}>
        <Chip selected={shelf.sort !== 'popular'} onPress={() => setSorts(true)}>
          <Icon as={IconArrowsSort} size="s" />
          {t(`combos.sort.${shelf.sort}`)}
        </Chip>
        {COMBO_LENGTHS.map((length) => (
          <Chip
            key={length}
            selected={shelf.length === length}
            onPress={() => shelf.setLength(shelf.length === length ? null : length)}
          >
            {t(`combos.length.${length}`)}
          </Chip>
        ))}
      </fieldset>
      <SortSheet shelf={shelf} open={sorts} onClose={() => setSorts(false)} />
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
  const go = useGo();
  const shelf = useComboShelf();
  const { feed } = shelf;
  const none = feed.items.length === 0;
  return (
    <Page title={t('combos.title')} onBack={go.back}>
      <PullToRefresh onRefresh={async () => void (await feed.refetch())}>
        {feed.first ? <ShelfBar shelf={shelf} /> : null}
        {feed.isPending ? <ComboCardsSkeleton count={3} /> : null}
        {feed.error && none ? <ErrorState error={feed.error} onRetry={() => void feed.refetch()} /> : null}
        {!feed.isPending && !feed.error && none ? <NoCombos shelf={shelf} /> : null}
        {none ? null : (
          <div className={cx(styles.results, feed.isPlaceholder && styles.stale)} aria-busy={feed.isPlaceholder}>
            <p className={`sub t3 ${styles.total}`} role="status">
              {t('combos.count', { count: shelf.total })}
            </p>
            <InfiniteList feed={feed}>
              {(combos) =>
                combos.map((combo, index) => (
                  <ComboCard
                    key={combo.id}
                    combo={combo}
                    href={hrefTo('comboDetails', { id: combo.id })}
                    eager={index === 0}
                  />
                ))
              }
            </InfiniteList>
          </div>
        )}
      </PullToRefresh>
    </Page>
  );
}
