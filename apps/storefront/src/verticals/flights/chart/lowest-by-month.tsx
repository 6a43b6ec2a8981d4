import { useT } from '@app/client/i18n';
import { usePreferences } from '@app/client/preferences';
import { usePriceFormat } from '@app/client/use-price';
import { monthName } from '@app/contract/core/time-words';
import { IconArrowNarrowRight, IconArrowsExchange } from '@tabler/icons-react';
import { useState } from 'react';
import { hrefTo } from '../../../shell/navigation.ts';
import { TextButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { Section } from '../../../ui/page.tsx';
import { useDateText } from '../../../widgets/travel/dates/date-text.ts';
import { addDays } from '../../../widgets/travel/dates/local-date.ts';
import { useToday } from '../../../widgets/travel/dates/use-today.ts';
import { useAsking } from '../../../widgets/travel/use-asking.ts';
import type { RecentFlight } from '../search/recent-flights.ts';
import { flightFilters } from '../search/search-filters.ts';
import { searchParams } from '../search/search-params.ts';
import { monthOf } from './chart-month.ts';
import { cheapestDays } from './cheapest-days.ts';
import styles from './lowest-by-month.module.css';
import { cheapestMonth } from './month-bars.tsx';
import { AwayField, Months, PriceChartSheet } from './price-chart.tsx';
import { awayOf, type PricedTrip, type TripDays } from './priced-way.ts';
import { useDayPrices, useMonthPrices, useSettledAway } from './use-lowest-prices.ts';

/** Trips of a month that are shown. */
const TRIPS = 3;

/** The cheapest trips of a month, each leading to its search. */
function Trips(props: {
  readonly search: RecentFlight;
  readonly priced: PricedTrip;
  readonly away: number | null;
  readonly month: string;
}) {
  const date = useDateText();
  const format = usePriceFormat();
  const today = useToday();
  const { search, away, month } = props;
  const { read } = useDayPrices(props.priced, { away, month, from: addDays(today, -1) });
  const trips = cheapestDays(read.data?.days ?? [], { month, away, most: TRIPS });
  return trips.map(({ day, back, price }) => (
    <ListRow
      key={day}
      title={back ? date.range(day, back) : date.weekday(day)}
      value={<b className="num">{format.text(price)}</b>}
      href={hrefTo('flightSearch', searchParams({ ...search, day, back }))}
    />
  ));
}

/**
 * The lowest price of each month between two places, for an adult one way, or there and back for as many days as the trip is away; and the
 * cheapest days of the chosen month, at first of the cheapest one.
 */
export function LowestByMonth(props: {
  readonly search: RecentFlight;
  readonly onAway: (away: number) => void;
  readonly onDays: (days: TripDays) => void;
}) {
  const t = useT();
  const locale = usePreferences((state) => state.locale);
  const asking = useAsking<'chart'>();
  const { search } = props;
  const priced: PricedTrip = {
    from: search.from.value,
    to: search.to.value,
    trip: search,
    filters: { ...flightFilters.none, direct: search.direct },
  };
  const chosenAway = awayOf(search);
  const away = useSettledAway(chosenAway);
  const [chosen, setMonth] = useState<string | null>(null);
  const months = useMonthPrices(priced, away).data?.months ?? [];
  const month = chosen ?? cheapestMonth(months)?.month ?? null;
  const none = months.length > 0 && cheapestMonth(months) === null;
  const named = month ? monthName(locale, Number(month.slice(5))) : '';
  return (
    <Section title={t('flights.months.title')}>
      <Card>
        <div className={styles.head}>
          <b className={`semi ${styles.pair}`}>
            <span className="clip1">{search.from.name}</span>
            <Icon as={search.back ? IconArrowsExchange : IconArrowNarrowRight} size="s" className="brand" />
            <span className="clip1">{search.to.name}</span>
          </b>
          <span className="cap t3">{t(away === null ? 'flights.months.unit_one' : 'flights.months.unit_round')}</span>
        </div>
        <AwayField away={chosenAway} onChange={props.onAway} />
        <Months priced={priced} away={away} month={month ?? ''} onChoose={setMonth} />
        {none ? <p className="sub t2">{t('flights.months.none')}</p> : null}
        {month ? (
          <div className={styles.trips}>
            <Trips search={search} priced={priced} away={away} month={month} />
            <TextButton onClick={() => asking.ask('chart')}>{t('flights.months.all', { month: named })}</TextButton>
          </div>
        ) : null}
      </Card>
      <PriceChartSheet
        key={asking.times}
        open={asking.what === 'chart'}
        priced={priced}
        month={month ?? monthOf(search.day)}
        onClose={asking.close}
        onChoose={(days) => {
          asking.close();
          props.onDays(days);
        }}
      />
    </Section>
  );
}
