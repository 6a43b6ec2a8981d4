import type { CabinDay, FlightCalendarView } from '@app/contract/verticals/flights/calendar-schemas';
import type { DayTerms } from '@app/contract/verticals/flights/day-prices';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { DayGrid, type DayLine } from '../../../ui/calendar/day-grid';
import type { Area } from '../../../ui/calendar/grid-area';
import { useDayTexts } from '../../../ui/calendar/use-day-texts';
import look from './calendar.module.css';

type CabinLine = FlightCalendarView['cabins'][number];
type FlightGridProps = {
  calendar: FlightCalendarView;
  dates: readonly string[];
  /** Days as they would be after what is typed, by `<cabin> <date>`. */
  preview: ReadonlyMap<string, DayTerms>;
  area: Area | null;
  onArea: (area: Area | null) => void;
  onOpen: () => void;
};

/** So few are left of a day that it is almost sold. */
const FEW = 5;

/** Seats of a day: all of them, those taken, those left. */
function loadOf(cabin: CabinLine, day: CabinDay) {
  const total = day.seats ?? cabin.seats;
  const taken = day.held + day.sold;
  return { total, left: Math.max(0, total - taken), part: total === 0 ? 100 : Math.round((taken / total) * 100) };
}

type PriceCellProps = { cabin: CabinLine; day: CabinDay; next: DayTerms | undefined };

/** What a day costs and what is taken of it, with what is typed; its price before is struck. */
function PriceCell({ cabin, day, next }: PriceCellProps) {
  const t = useText();
  const texts = useDayTexts();
  const now = next ?? day;
  const [before, after] = [day.usd ?? cabin.baseUsd, now.usd ?? cabin.baseUsd];
  const below = () => {
    if (before !== after) return <s>{texts.price(before)}</s>;
    if (now.stopped) return <em>{t('flights.staff.cal_sale_closed')}</em>;
    return (
      <span className={now.seats === day.seats ? undefined : look.fresh}>
        {day.sold}
        {day.held > 0 && <span className={look.held}>+{day.held}</span>}/{now.seats ?? cabin.seats}
      </span>
    );
  };
  return (
    <>
      <b className={before === after ? (day.usd === null ? look.base : undefined) : look.fresh}>{texts.price(after)}</b>
      <small>{below()}</small>
    </>
  );
}

/** Prices and seats of a flight: of each cabin how full its days are, then what they cost and what is taken of them. */
export function FlightGrid({ calendar, preview, ...grid }: FlightGridProps) {
  const t = useText();
  const format = useFormat();
  const texts = useDayTexts();
  const none = <span className={look.none}>–</span>;
  const lines = calendar.cabins.flatMap((cabin): DayLine[] => {
    const name = t(`flights.cabin.${cabin.cabin}`);
    const dayOf = (date: string) => cabin.days.find((day) => day.date === date);
    const said = (date: string): string => {
      const day = dayOf(date);
      if (!day) return `${texts.day(date)}, ${t('flights.staff.cal_not_flying')}`;
      const { total, left } = loadOf(cabin, day);
      const { sold, held } = day;
      const price = format.money(day.usd ?? cabin.baseUsd);
      return [
        t('flights.staff.cal_cell_said', { day: texts.day(date), price, left, total, sold, held }),
        day.usd !== null && t('flights.staff.cal_cell_own'),
        day.stopped && t('flights.staff.cal_sale_closed'),
      ]
        .filter(Boolean)
        .join(', ');
    };
    return [
      {
        key: `${cabin.cabin} load`,
        name,
        group: true,
        fixed: true,
        head: (
          <p className={look.cabin}>
            <b className={look.name}>{name}</b> {t('flights.staff.cal_seats_of', { number: format.count(cabin.seats) })}
          </p>
        ),
        said,
        draw: (date) => {
          const day = dayOf(date);
          if (!day) return none;
          const { left, part } = loadOf(cabin, day);
          return (
            <span className={look.load}>
              <small className={left <= FEW ? look.few : undefined}>
                {left === 0
                  ? t('flights.staff.cal_full')
                  : t('flights.staff.cal_seats_left', { count: left, number: format.count(left) })}
              </small>
              <u>
                <i className={look.part} style={{ width: `${part}%` }} />
              </u>
            </span>
          );
        },
      },
      {
        key: cabin.cabin,
        name,
        head: (
          <>
            <span>{texts.price(cabin.baseUsd)}</span>
            <small>{t('flights.staff.cal_price_and_taken')}</small>
          </>
        ),
        said,
        look: (date) => {
          const day = dayOf(date);
          if (!day) return look.still;
          return [
            (preview.get(`${cabin.cabin} ${date}`) ?? day).stopped && look.shut,
            date < calendar.today && look.over,
          ]
            .filter(Boolean)
            .join(' ');
        },
        draw: (date) => {
          const day = dayOf(date);
          return day ? <PriceCell cabin={cabin} day={day} next={preview.get(`${cabin.cabin} ${date}`)} /> : none;
        },
      },
    ];
  });
  return (
    <DayGrid
      {...grid}
      label={t('flights.staff.cal_calendar')}
      corner={calendar.aircraft}
      lines={lines}
      today={calendar.today}
    />
  );
}
