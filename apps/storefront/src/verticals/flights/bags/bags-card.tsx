import { useT } from '@app/client/i18n';
import type { FlightItem } from '@app/contract/verticals/flights/views';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';
import { useWayNames } from '../flight-words.ts';
import styles from './bags.module.css';

type ListProps = {
  readonly item: FlightItem;
  /** What a traveller is called, by their position from 1. */
  readonly nameOf: (guest: number) => string;
};

/** The bags of a booking by traveller: those of each way, or of all ways together where they are the same. */
export function useBagLines() {
  const t = useT();
  const wayName = useWayNames();
  return ({ item, nameOf }: ListProps) =>
    [...Map.groupBy(item.bags, ({ guest }) => guest)]
      .sort(([a], [b]) => a - b)
      .map(([guest, bags]) => {
        const textOn = (slice: number): string =>
          bags
            .filter((bag) => bag.slice === slice)
            .map(({ kind, kg, pieces }) => `${pieces} × ${t(`flights.bag_of.${kind}`, { kg })}`)
            .join(t('travel.list_comma'));
        const texts = item.slices.map((_, index) => textOn(index + 1));
        const alike = new Set(texts).size === 1;
        const all = item.slices.length === 2 ? 'flights.bags_both_ways' : 'flights.bags_all_ways';
        const lines = alike
          ? [{ way: item.slices.length > 1 ? t(all) : '', text: texts[0] ?? '' }]
          : texts.flatMap((text, index) => (text ? [{ way: wayName(item.slices, index), text }] : []));
        return { guest, name: nameOf(guest), lines };
      });
}

/** What travellers take beside the bags of their fares. */
export function BagsCard(props: ListProps & { readonly action?: ReactNode }) {
  const t = useT();
  const linesOf = useBagLines();
  const guests = linesOf(props);
  if (guests.length === 0 && !props.action) return null;
  return (
    <Card>
      <div className={styles.head}>
        <h2 className="h3 grow">{t('flights.extra_bags')}</h2>
        {props.action}
      </div>
      {guests.length === 0 ? <p className="sub t2">{t('flights.extra_bags_none')}</p> : null}
      <ul>
        {guests.map(({ guest, name, lines }) => (
          <li key={guest} className={styles.guest}>
            <p className="semi">{name}</p>
            {lines.map(({ way, text }) => (
              <p key={way} className="sub t2">
                {[text, way].filter(Boolean).join(' · ')}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </Card>
  );
}
