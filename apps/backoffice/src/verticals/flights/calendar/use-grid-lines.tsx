import type { CabinDay, CabinFare, FlightCalendarView } from '@app/contract/verticals/flights/calendar-schemas';
import { brandUsd, type DayTerms } from '@app/contract/verticals/flights/day-prices';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { Button } from 'antd';
import { useState } from 'react';
import { comma, listed } from '../../../text/in-my-language';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import type { DayLine } from '../../../ui/calendar/day-grid';
import { useDayTexts } from '../../../ui/calendar/use-day-texts';
import styles from './calendar.module.css';
import { type CabinLine, LoadCell, loadOf, PriceCell } from './price-cell';
import { type CalendarView, soldOn } from './sold-figures';

type LinesOf = {
  calendar: FlightCalendarView;
  view: CalendarView;
  /** Days as they would be after what is typed, by `<cabin> <date>`. */
  preview: ReadonlyMap<string, DayTerms>;
};

const classes = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');

/** Lines of the grid: of each cabin how full its days are, then prices, seats sold or income, the whole cabin first and each fare below. */
export function useGridLines({ calendar, view, preview }: LinesOf): DayLine[] {
  const t = useText();
  const format = useFormat();
  const texts = useDayTexts();
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const none = <span className={styles.none}>–</span>;

  /** A line of a cabin whose days without a flight say so. */
  const lineOf = (
    cabin: CabinLine,
    line: Omit<DayLine, 'render' | 'said' | 'look'> & {
      render: (day: CabinDay) => React.ReactNode;
      said: (day: CabinDay) => string;
      look?: (day: CabinDay) => string;
    },
  ): DayLine => {
    const dayOf = (date: string) => cabin.days.find((day) => day.date === date);
    return {
      ...line,
      said: (date) => {
        const day = dayOf(date);
        return day ? line.said(day) : listed(texts.day(date), t('flights.staff.cal_not_flying'));
      },
      render: (date) => {
        const day = dayOf(date);
        return day ? line.render(day) : none;
      },
      look: (date) => {
        const day = dayOf(date);
        if (!day) return styles.still;
        return classes(line.look?.(day), date < calendar.today && styles.over);
      },
    };
  };

  const seatsSaid = (cabin: CabinLine, day: CabinDay): string => {
    const { total, left } = loadOf(cabin, day);
    const { sold, held } = day;
    const price = format.money(day.usd ?? cabin.baseUsd);
    return [
      t('flights.staff.cal_cell_said', { day: texts.day(day.date), price, left, total, sold, held }),
      day.usd !== null && t('flights.staff.cal_cell_own'),
      day.stopped && t('flights.staff.cal_sale_closed'),
    ]
      .filter(Boolean)
      .join(comma());
  };

  const fold = ({ cabin }: CabinLine) =>
    setFolded((before) => {
      const after = new Set(before);
      if (!after.delete(cabin)) after.add(cabin);
      return after;
    });

  const head = (cabin: CabinLine): DayLine => {
    const name = t(`flights.cabin.${cabin.cabin}`);
    const open = !folded.has(cabin.cabin);
    return lineOf(cabin, {
      key: `${cabin.cabin} load`,
      name,
      group: true,
      fixed: true,
      head: (
        <div className={styles.cabin}>
          {cabin.fares.length > 0 ? (
            <Button
              type="text"
              size="small"
              aria-expanded={open}
              aria-label={t('flights.staff.cal_fares_of', { cabin: name })}
              icon={open ? <IconChevronDown size={16} /> : <IconChevronRight size={16} />}
              onClick={() => fold(cabin)}
            />
          ) : null}
          <p>
            <b className={styles.name}>{name}</b>{' '}
            {t('flights.staff.cal_seats_of', { count: cabin.seats, number: format.count(cabin.seats) })}
          </p>
        </div>
      ),
      said: (day) => seatsSaid(cabin, day),
      render: (day) => <LoadCell cabin={cabin} day={day} />,
    });
  };

  const priceLine = (cabin: CabinLine): DayLine => {
    const nextOf = ({ date }: CabinDay) => preview.get(`${cabin.cabin} ${date}`);
    return lineOf(cabin, {
      key: cabin.cabin,
      name: t(`flights.cabin.${cabin.cabin}`),
      head: (
        <>
          <span>{texts.price(cabin.baseUsd)}</span>
          <small>{t('flights.staff.cal_price_and_taken')}</small>
        </>
      ),
      said: (day) => seatsSaid(cabin, day),
      look: (day) => ((nextOf(day) ?? day).stopped ? (styles.shut ?? '') : ''),
      render: (day) => <PriceCell cabin={cabin} day={day} next={nextOf(day)} />,
    });
  };

  const fareHead = ({ name, checkedBag }: CabinFare) => (
    <div className={styles.fare}>
      <span>{name}</span>
      <small>
        {checkedBag === null
          ? t('flights.staff.cal_old_fare')
          : checkedBag.pieces === 0
            ? t('flights.staff.cal_no_bag')
            : t('flights.staff.cal_bags', { pieces: checkedBag.pieces, kg: checkedBag.kg })}
      </small>
    </div>
  );

  const farePrice = (cabin: CabinLine, fare: CabinFare): DayLine[] => {
    const { pricePercent } = fare;
    if (pricePercent === null) return [];
    const usdOf = (usd: number | null) => brandUsd(usd ?? cabin.baseUsd, pricePercent);
    return [
      lineOf(cabin, {
        key: `${cabin.cabin} ${fare.code}`,
        name: fare.name,
        fixed: true,
        head: fareHead(fare),
        said: (day) => listed(texts.day(day.date), format.money(usdOf(day.usd))),
        render: (day) => {
          const next = preview.get(`${cabin.cabin} ${day.date}`) ?? day;
          const after = usdOf(next.usd);
          return <span className={after === usdOf(day.usd) ? styles.derived : styles.fresh}>{texts.price(after)}</span>;
        },
      }),
    ];
  };

  /** Seats sold or income of a fare, or of the whole cabin. */
  const figures = (cabin: CabinLine, fare: CabinFare | null): DayLine => {
    const of = (day: CabinDay) => soldOn(day, fare?.code ?? null);
    const inMoney = view === 'income';
    const number = (day: CabinDay): string => (inMoney ? texts.price(of(day).usd) : format.count(of(day).seats));
    return lineOf(cabin, {
      key: `${cabin.cabin} ${fare?.code ?? ''} ${view}`,
      name: fare?.name ?? t('flights.staff.cal_all_sold'),
      fixed: true,
      head: fare ? fareHead(fare) : <span>{t('flights.staff.cal_all_sold')}</span>,
      said: (day) => {
        const { seats, usd } = of(day);
        const said = { count: seats, day: texts.day(day.date), number: format.count(seats), amount: format.money(usd) };
        return t(inMoney ? 'flights.staff.cal_income_said' : 'flights.staff.cal_sold_said', said);
      },
      render: (day) => (of(day).seats === 0 ? none : fare ? <span>{number(day)}</span> : <b>{number(day)}</b>),
    });
  };

  return calendar.cabins.flatMap((cabin) => {
    const fares = folded.has(cabin.cabin) ? [] : cabin.fares;
    if (view === 'prices') return [head(cabin), priceLine(cabin), ...fares.flatMap((fare) => farePrice(cabin, fare))];
    return [head(cabin), figures(cabin, null), ...fares.map((fare) => figures(cabin, fare))];
  });
}
