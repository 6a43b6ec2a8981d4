import { z } from 'zod';
import { CABINS, type Cabin } from './facts.ts';
import { flightLimits } from './limits.ts';

const invalid = { error: 'field.invalid' };
const whole = (min: number, max: number) => z.int('field.number').min(min, 'field.too_small').max(max, 'field.too_big');

/** What a row of seats is sold as; `flights.seat_row.<name>`. */
export const SEAT_ROW_KINDS = ['standard', 'front', 'legroom'] as const;
export type SeatRowKind = (typeof SEAT_ROW_KINDS)[number];

/** What stands at a place of a cabin; `flights.seat_cell.<name>`. */
export const SEAT_CELLS = ['seat', 'aisle', 'exit', 'lavatory', 'galley', 'none'] as const;
export type SeatCell = (typeof SEAT_CELLS)[number];

const seatRow = z.strictObject({
  /** Null where it has no seats. */
  number: whole(1, flightLimits.seatRowNumber).nullable(),
  kind: z.enum(SEAT_ROW_KINDS, invalid),
  /** Centimetres from a seat to the one before it. */
  legroomCm: whole(flightLimits.legroomFrom, flightLimits.legroomTo).nullable(),
  /** One for each column. */
  cells: z.array(z.enum(SEAT_CELLS, invalid)).max(flightLimits.seatColumns, 'field.invalid'),
});
export type SeatRow = z.output<typeof seatRow>;

export const cabinMap = z.strictObject({
  cabin: z.enum(CABINS, invalid),
  /** The letters of its seats from one side to the other; empty for an aisle. */
  columns: z
    .array(z.string({ error: 'field.required' }).regex(/^[A-Z]?$/, 'field.seat_letter'))
    .min(1, 'field.required')
    .max(flightLimits.seatColumns, 'field.too_big'),
  /** From the front to the back. */
  rows: z.array(seatRow).min(1, 'field.required').max(flightLimits.seatRows, 'field.too_big'),
});
export type CabinMap = z.output<typeof cabinMap>;

export type SeatMapFlaw = { readonly path: (string | number)[]; readonly message: string };

/** What is wrong with the columns of a cabin, whose letters rise nowhere but are each there once. */
function columnFlaws({ columns }: CabinMap): SeatMapFlaw[] {
  const letters = columns.filter((letter) => letter !== '');
  const flaws: SeatMapFlaw[] = [];
  if (letters.length === 0 || new Set(letters).size < letters.length)
    flaws.push({ path: ['columns'], message: 'field.seat_letters' });
  return flaws;
}

/** What is wrong with a row: its cells do not fit the columns, or it has a number without seats or seats without one. */
function rowFlaws({ columns }: CabinMap, row: SeatRow): SeatMapFlaw[] {
  const fits =
    row.cells.length === columns.length &&
    row.cells.every((cell, at) => (columns[at] === '' ? cell !== 'seat' : cell !== 'aisle'));
  if (!fits) return [{ path: ['cells'], message: 'field.seat_cells' }];
  if (row.cells.includes('seat') !== (row.number !== null))
    return [{ path: ['number'], message: 'field.seat_row_number' }];
  return row.kind === 'legroom' && row.legroomCm === null
    ? [{ path: ['legroomCm'], message: 'field.seat_legroom' }]
    : [];
}

/** Every flaw of a map beside the form of its parts: each cabin stands once and has seats, and no row number is there twice. */
export function seatMapFlaws({ cabins }: { readonly cabins: readonly CabinMap[] }): SeatMapFlaw[] {
  const numbers = new Set<number>();
  const named = new Set<Cabin>();
  return cabins.flatMap((cabin, at) => {
    const under = (flaws: readonly SeatMapFlaw[], ...path: (string | number)[]) =>
      flaws.map((flaw) => ({ ...flaw, path: ['cabins', at, ...path, ...flaw.path] }));
    const flaws = under(columnFlaws(cabin));
    if (named.has(cabin.cabin)) flaws.push(...under([{ path: ['cabin'], message: 'field.flight_cabins' }]));
    named.add(cabin.cabin);
    if (!cabin.rows.some(({ number }) => number !== null))
      flaws.push(...under([{ path: ['rows'], message: 'field.seat_none' }]));
    for (const [index, row] of cabin.rows.entries()) {
      flaws.push(...under(rowFlaws(cabin, row), 'rows', index));
      if (row.number === null) continue;
      if (numbers.has(row.number))
        flaws.push(...under([{ path: ['number'], message: 'field.seat_row_twice' }], 'rows', index));
      numbers.add(row.number);
    }
    return flaws;
  });
}

export const seatMap = z
  .strictObject({ cabins: z.array(cabinMap).min(1, 'field.required').max(CABINS.length, 'field.invalid') })
  .superRefine((map, context) => {
    for (const flaw of seatMapFlaws(map)) context.addIssue({ code: 'custom', ...flaw });
  });
export type SeatMap = z.output<typeof seatMap>;

/** Where a seat is between window and aisle; `flights.seat_position.<name>`. */
export type SeatPosition = 'window' | 'aisle' | 'middle';

export type SeatSpot = {
  /** Its name, such as `24A`. */
  readonly seat: string;
  readonly row: number;
  readonly letter: string;
  readonly kind: SeatRowKind;
  readonly legroomCm: number | null;
  /** Whether its row is right behind an exit. */
  readonly exit: boolean;
  readonly position: SeatPosition;
  /** Its place in the row, aisles not counted: seats beside each other differ by one. */
  readonly place: number;
  /** How many aisles are before it: seats without an aisle between have the same. */
  readonly block: number;
};

function positionAt(columns: readonly string[], at: number): SeatPosition {
  if (at === 0 || at === columns.length - 1) return 'window';
  return columns[at - 1] === '' || columns[at + 1] === '' ? 'aisle' : 'middle';
}

/** Returns the seats of a cabin, from the front to the back and from one side to the other. */
export function spotsOf({ columns, rows }: Pick<CabinMap, 'columns' | 'rows'>): SeatSpot[] {
  return rows.flatMap((row, index) => {
    const exit = rows[index - 1]?.cells.includes('exit') ?? false;
    return row.cells.flatMap((cell, at) => {
      const letter = columns[at];
      if (cell !== 'seat' || row.number === null || !letter) return [];
      const aisles = columns.slice(0, at).filter((one) => one === '').length;
      const { number, kind, legroomCm } = row;
      const position = positionAt(columns, at);
      return [
        {
          seat: `${number}${letter}`,
          row: number,
          letter,
          kind,
          legroomCm,
          exit,
          position,
          place: at - aisles,
          block: aisles,
        },
      ];
    });
  });
}

/** The map of a cabin; null where there is none. */
export const cabinOfMap = (map: SeatMap | null | undefined, cabin: Cabin): CabinMap | null =>
  map?.cabins.find((one) => one.cabin === cabin) ?? null;

/** How many seats a map has. */
export const seatsOnMap = ({ cabins }: SeatMap): number =>
  cabins.reduce((sum, cabin) => sum + spotsOf(cabin).length, 0);
