import { useT } from '@app/client/i18n';
import { DEAL_KINDS, DEAL_TIMES, type DealKind } from '@app/contract/deals/deal-facts';
import {
  IconArmchair,
  IconBed,
  IconLuggage,
  IconMap2,
  IconPlane,
  IconRoute,
  IconShoppingBag,
  IconToolsKitchen2,
} from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { centreIn } from '../../ui/centre-in.ts';
import { Chips } from '../../ui/chips.tsx';
import { cx } from '../../ui/class-names.ts';
import { Icon, type IconGlyph } from '../../ui/icon.tsx';
import { BellLink } from '../../widgets/bell-link.tsx';
import { useNumberText } from '../../widgets/number-text.ts';
import { SearchHeader } from '../../widgets/travel/search/search-header.tsx';
import styles from './deal-head.module.css';
import type { Deals } from './use-deals.ts';

const KIND_ICONS: Readonly<Record<DealKind, IconGlyph>> = {
  flight: IconPlane,
  hotel: IconBed,
  dining: IconToolsKitchen2,
  table: IconArmchair,
  tour: IconMap2,
  tourcombo: IconRoute,
  combo: IconLuggage,
  product: IconShoppingBag,
};

/** The kinds of deals with how many there are of each. */
function Kinds({ deals }: { readonly deals: Deals }) {
  const t = useT();
  const number = useNumberText();
  return (
    <fieldset className={styles.kinds} aria-label={t('deal.kinds')}>
      {DEAL_KINDS.map((kind) => {
        const on = kind === deals.kind;
        const count = deals.kinds?.[kind];
        return (
          <button
            key={kind}
            type="button"
            aria-pressed={on}
            className={cx(styles.kind, on && styles.on)}
            onClick={() => deals.setKind(kind)}
          >
            <span className={styles.icon}>
              <Icon as={KIND_ICONS[kind]} />
              {count ? (
                <span className={`micro num ${styles.count}`} aria-hidden="true">
                  {number(count)}
                </span>
              ) : null}
            </span>
            <span className={styles.label}>{t(`deal.kind.${kind}`)}</span>
            {count === undefined ? null : <span className="visually-hidden">, {t('deal.count', { count })}</span>}
          </button>
        );
      })}
    </fieldset>
  );
}

/** Back, the title, the messages; and the kinds of deals. It stays at the top. */
export function DealHead({ deals }: { readonly deals: Deals }) {
  const t = useT();
  return (
    <SearchHeader title={t('deal.title')} end={<BellLink />} below={<Kinds deals={deals} />}>
      <p className={`h3 ${styles.title}`} aria-hidden="true">
        {t('deal.title')}
      </p>
    </SearchHeader>
  );
}

/** When the deals run, with how many of the kind there are at each time. */
export function DealTimes({ deals }: { readonly deals: Deals }) {
  const t = useT();
  const row = useRef<HTMLFieldSetElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen one comes into view when it changes
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (row.current && chosen) centreIn(row.current, chosen);
  }, [deals.time]);
  return (
    <fieldset ref={row} className={`scroll ${styles.times}`} aria-label={t('deal.times')}>
      {DEAL_TIMES.map((time) => {
        const on = time === deals.time;
        const count = deals.times?.[time];
        return (
          <button
            key={time}
            type="button"
            aria-pressed={on}
            className={cx(styles.time, on && styles.timeOn)}
            onClick={() => deals.setTime(time)}
          >
            <b>{t(`deal.time.${time}`)}</b>
            <span className="num">{count === undefined ? ' ' : t('deal.count', { count })}</span>
          </button>
        );
      })}
    </fieldset>
  );
}

const ANYWHERE = '';

/** The cities that the deals are in, with how many are in each; nothing where there is just one. */
export function DealCities({ deals }: { readonly deals: Deals }) {
  const t = useT();
  const number = useNumberText();
  const { city, cities } = deals;
  if (cities.length < 2 && city === null) return null;
  return (
    <div className={styles.cities}>
      <Chips
        scroll
        label={t('deal.cities')}
        value={city ?? ANYWHERE}
        choices={[
          { value: ANYWHERE, label: t('deal.any_city') },
          ...cities.map(({ id, name, count }) => ({ value: id, label: `${name} ${number(count)}` })),
        ]}
        onChange={(next) => deals.setCity(next === ANYWHERE ? null : next)}
      />
    </div>
  );
}
