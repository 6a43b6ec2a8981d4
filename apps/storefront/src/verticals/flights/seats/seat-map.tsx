import { useT } from '@app/client/i18n';
import type { SeatRow, SeatSpot } from '@app/contract/verticals/flights/seat-map';
import type { LegSeats } from '@app/contract/verticals/flights/seat-views';
import { IconChevronDown, IconChevronUp, IconCoffee, IconDoor, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { cx } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { foldedRows, rowSpan, seatBeside } from './seat-choice.ts';
import { useSeatWords } from './seat-words.ts';
import styles from './seats.module.css';

type CabinOfLeg = NonNullable<LegSeats['map']>;

/** Somebody of the booking on a seat. */
export type Sitter = { readonly name: string; readonly initials: string; readonly mine: boolean };

type MapProps = {
  readonly map: CabinOfLeg;
  readonly prices: LegSeats['prices'];
  readonly spots: readonly SeatSpot[];
  readonly taken: ReadonlySet<string>;
  readonly sitters: ReadonlyMap<string, Sitter>;
  /** The seat whose card is open. */
  readonly picked: string | null;
  readonly onPick: (spot: SeatSpot) => void;
};

/** The columns of a cabin, each with a name of its own. */
const columnsOf = ({ columns }: CabinOfLeg) => columns.map((letter, at) => ({ letter, key: letter || `aisle ${at}` }));

const lookOf = ({ kind }: SeatSpot, sitter: Sitter | undefined, isTaken: boolean): string | undefined => {
  if (sitter) return sitter.mine ? styles.me : styles.us;
  if (isTaken) return styles.taken;
  return { standard: undefined, front: styles.front_seat, legroom: styles.legroom }[kind];
};

/** One seat: what it is, what it costs and whose it is are said to whoever hears it. */
function Seat(props: MapProps & { readonly spot: SeatSpot; readonly tabbed: boolean }) {
  const t = useT();
  const words = useSeatWords();
  const { spot, taken, sitters, picked, prices } = props;
  const sitter = sitters.get(spot.seat);
  const isTaken = taken.has(spot.seat) && !sitter;
  const state = sitter?.name ?? (isTaken ? t('flights.seat_taken') : words.cost(prices[spot.kind]));
  return (
    <button
      type="button"
      data-seat={spot.seat}
      className={cx(styles.seat, lookOf(spot, sitter, isTaken), picked === spot.seat && styles.picked)}
      tabIndex={props.tabbed ? 0 : -1}
      aria-disabled={isTaken}
      aria-label={[spot.seat, words.kind(spot), state].join(t('travel.comma'))}
      onClick={() => {
        if (!isTaken) props.onPick(spot);
      }}
    >
      {sitter?.initials ?? (isTaken ? <Icon as={IconX} size="xs" /> : null)}
    </button>
  );
}

/** What stands where no seats are: exits, lavatories, the galley. */
function BareRow({ row }: { readonly row: SeatRow }) {
  const t = useT();
  if (row.cells.includes('exit')) {
    return (
      <div className={styles.gate}>
        <span>
          <Icon as={IconDoor} size="xs" /> {t('flights.seat_exit')}
        </span>
        <span>
          {t('flights.seat_exit')} <Icon as={IconDoor} size="xs" />
        </span>
      </div>
    );
  }
  const services = row.cells.filter((cell) => cell === 'lavatory' || cell === 'galley');
  if (services.length === 0) return null;
  return (
    <div className={styles.services}>
      {services.map((cell, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places of one row, which stay where they are
        <span key={at}>
          {cell === 'lavatory' ? t('flights.seat_lavatory') : <Icon as={IconCoffee} size="s" />}
          {cell === 'galley' ? <span className="visually-hidden">{t('flights.seat_galley')}</span> : null}
        </span>
      ))}
    </div>
  );
}

/** Says what the rows from here on are sold as, and for how much. */
function Zone({ row, prices }: { readonly row: SeatRow; readonly prices: LegSeats['prices'] }) {
  const t = useT();
  const words = useSeatWords();
  return (
    <p className={styles.zone}>
      <span>
        {[t(`flights.seat_row.${row.kind}`), words.legroom(row.legroomCm)].filter(Boolean).join(t('travel.comma'))}
      </span>
      <b className="num">{words.cost(prices[row.kind])}</b>
    </p>
  );
}

/** A row of seats with its number in the aisles. */
function SeatsOfRow(props: MapProps & { readonly row: SeatRow; readonly tabbed: string | undefined }) {
  const { row, map, spots } = props;
  const named = new Map(spots.filter((spot) => spot.row === row.number).map((spot) => [spot.letter, spot]));
  return (
    // biome-ignore lint/a11y/useSemanticElements: seats stand where they are in the cabin, in no table
    // biome-ignore lint/a11y/useFocusableInteractive: its seats take the focus
    <div role="row" className={styles.row}>
      {columnsOf(map).map(({ key, letter }) => {
        const spot = named.get(letter);
        if (letter === '')
          return (
            <span key={key} className={styles.number} aria-hidden="true">
              {row.number}
            </span>
          );
        return (
          // biome-ignore lint/a11y/useSemanticElements: as above
          // biome-ignore lint/a11y/useFocusableInteractive: as above
          <span key={key} role="gridcell" className={styles.cell}>
            {spot ? <Seat {...props} spot={spot} tabbed={props.tabbed === spot.seat} /> : null}
          </span>
        );
      })}
    </div>
  );
}

const sameZone = (a: SeatRow, b: SeatRow | undefined): boolean => a.kind === b?.kind && a.legroomCm === b.legroomCm;

/** The seats of a cabin, to be moved through with the arrow keys; rows far down are folded away. */
export function SeatMap(props: MapProps & { readonly label: string }) {
  const t = useT();
  const grid = useRef<HTMLDivElement>(null);
  const { map, spots, sitters } = props;
  const { shown, folded } = foldedRows(map);
  const hidden = rowSpan(folded);
  const isBelow = (seat: string): boolean => folded.some(({ number }) => seat === `${number}${seat.slice(-1)}`);
  const [open, setOpen] = useState(() => [...sitters.keys()].some(isBelow));
  const [at, setAt] = useState<string | undefined>(undefined);
  const rows = open ? [...shown, ...folded] : shown;
  const here = spots.filter(({ row }) => open || row < hidden.from || folded.length === 0);
  const mine = [...sitters].find(([, sitter]) => sitter.mine)?.[0];
  const tabbed = (here.find(({ seat }) => seat === at) ?? here.find(({ seat }) => seat === mine) ?? here[0])?.seat;

  const onKey = (event: KeyboardEvent) => {
    const from = here.find(({ seat }) => seat === (event.target as HTMLElement).dataset.seat);
    const to = from && seatBeside(here, from, event.key);
    if (!to) return;
    event.preventDefault();
    setAt(to.seat);
    grid.current?.querySelector<HTMLElement>(`[data-seat="${to.seat}"]`)?.focus();
  };
  let zone: SeatRow | undefined;
  return (
    <div className={styles.cabin}>
      <p className={`t3 ${styles.front}`}>
        <Icon as={IconChevronUp} size="xs" /> {t('flights.seat_front')}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div ref={grid} role="grid" aria-label={props.label} onKeyDown={onKey}>
        <div className={styles.row} aria-hidden="true">
          {columnsOf(map).map(({ key, letter }) => (
            <span key={key} className={letter === '' ? styles.number : styles.letter}>
              {letter}
            </span>
          ))}
        </div>
        {rows.map((row, index) => {
          const key = `${row.number} ${index}`;
          if (row.number === null) return <BareRow key={key} row={row} />;
          const begins = !sameZone(row, zone);
          zone = row;
          return (
            <div key={key} role="presentation">
              {begins ? <Zone row={row} prices={props.prices} /> : null}
              <SeatsOfRow {...props} row={row} tabbed={tabbed} />
            </div>
          );
        })}
      </div>
      {folded.length > 0 ? (
        <button type="button" className={styles.fold} aria-expanded={open} onClick={() => setOpen(!open)}>
          {t('flights.seat_rows', hidden)}
          <Icon as={open ? IconChevronUp : IconChevronDown} size="s" />
        </button>
      ) : null}
    </div>
  );
}

/** What the colours of seats mean. */
export function SeatLegend({ spots }: { readonly spots: readonly SeatSpot[] }) {
  const t = useT();
  const kinds = new Set(spots.map(({ kind }) => kind));
  const shown = [
    { look: undefined, name: t('flights.seat_row.standard'), here: kinds.has('standard') },
    { look: styles.front_seat, name: t('flights.seat_row.front'), here: kinds.has('front') },
    { look: styles.legroom, name: t('flights.seat_row.legroom'), here: kinds.has('legroom') },
    { look: styles.taken, name: t('flights.seat_legend_taken'), here: true },
  ];
  return (
    <ul className={styles.legend}>
      {shown
        .filter(({ here }) => here)
        .map(({ look, name }) => (
          <li key={name}>
            <span className={cx(styles.seat, look)} aria-hidden="true">
              {look === styles.taken ? <Icon as={IconX} size="xs" /> : null}
            </span>
            {name}
          </li>
        ))}
    </ul>
  );
}
