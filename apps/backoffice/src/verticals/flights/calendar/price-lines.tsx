import type { CabinDay, CabinFare } from '@app/contract/verticals/flights/calendar-schemas';
import { brandUsd, type DayTerms } from '@app/contract/verticals/flights/day-prices';
import { comma, listed } from '../../../text/in-my-language';
import type { DayLine } from '../../../ui/calendar/day-grid';
import styles from './calendar.module.css';
import type { LineContext } from './line-context';
import { FareHead, PriceHead } from './line-heads';
import { type CabinLine, LoadCell, loadOf, PriceCell } from './price-cell';

/** Days as they would be after what is typed, by `<cabin> <date>`. */
export type Preview = ReadonlyMap<string, DayTerms>;

/** Returns what a cell reads aloud: the day with its seats and its price. */
function seatsSaid({ t, format, texts }: LineContext, cabin: CabinLine, day: CabinDay): string {
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
}

/** How full the days of a cabin are; its other lines stand below. */
export function loadLine(ctx: LineContext, cabin: CabinLine, head: React.ReactNode): DayLine {
  return ctx.lineOf(cabin, {
    key: `${cabin.cabin} load`,
    name: ctx.t(`flights.cabin.${cabin.cabin}`),
    group: true,
    fixed: true,
    head,
    said: (day) => seatsSaid(ctx, cabin, day),
    render: (day) => <LoadCell cabin={cabin} day={day} />,
  });
}

/** What the days of a cabin cost: the one line that is chosen and changed. */
export function priceLine(ctx: LineContext, cabin: CabinLine, preview: Preview): DayLine {
  const nextOf = ({ date }: CabinDay) => preview.get(`${cabin.cabin} ${date}`);
  return ctx.lineOf(cabin, {
    key: cabin.cabin,
    name: ctx.t(`flights.cabin.${cabin.cabin}`),
    head: <PriceHead cabin={cabin} />,
    said: (day) => seatsSaid(ctx, cabin, day),
    look: (day) => ((nextOf(day) ?? day).stopped ? (styles.shut ?? '') : ''),
    render: (day) => <PriceCell cabin={cabin} day={day} next={nextOf(day)} />,
  });
}

/** What follows for a fare from the price of its cabin; no line for one that is no longer sold. */
export function farePriceLines(ctx: LineContext, cabin: CabinLine, fare: CabinFare, preview: Preview): DayLine[] {
  const { format, texts } = ctx;
  const { pricePercent } = fare;
  if (pricePercent === null) return [];
  const usdOf = (usd: number | null) => brandUsd(usd ?? cabin.baseUsd, pricePercent);
  return [
    ctx.lineOf(cabin, {
      key: `${cabin.cabin} ${fare.code}`,
      name: fare.name,
      fixed: true,
      head: <FareHead fare={fare} />,
      said: (day) => listed(texts.day(day.date), format.money(usdOf(day.usd))),
      render: (day) => {
        const next = preview.get(`${cabin.cabin} ${day.date}`) ?? day;
        const after = usdOf(next.usd);
        return <span className={after === usdOf(day.usd) ? styles.derived : styles.fresh}>{texts.price(after)}</span>;
      },
    }),
  ];
}
