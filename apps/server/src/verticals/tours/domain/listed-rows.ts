import { DayRows, fitsRows, NO_SLOT } from './day-rows.ts';
import type { PackedDepartures } from './packed-departures.ts';
import { RowSweep } from './row-sweep.ts';
import type { ListedRows } from './survey-of.ts';
import type { TourTable } from './tour-table.ts';

/** Fewer tours are looked into one by one. */
const LEAST_TOURS = 32;
/** Rows are made again once more than one tour of so many is not in them as it is. */
const MOST_STALE = 16;
/** Numbers of a slot that a sweep goes by. */
const BYTES_OF_SWEEP = 40;
/** What departures and tours are thought to take before they are made. */
const [BYTES_OF_DEPARTURE, BYTES_OF_TOUR] = [8, 100];

type List = {
  readonly table: TourTable;
  readonly places: readonly number[];
  readonly departures: readonly PackedDepartures[];
};

/** Keeps the departures of all tours day by day. They are made when a list of all tours is asked for, and again when much of it was written. */
export class RowsOfTours {
  private sweep: RowSweep | null = null;
  /** How often they have been made. */
  made = 0;
  private readonly hasRoom: (bytes: number) => boolean;

  /** They are made where there is room for so many bytes. */
  constructor(hasRoom: (bytes: number) => boolean) {
    this.hasRoom = hasRoom;
  }

  get bytes(): number {
    return this.sweep ? this.sweep.rows.bytes + this.sweep.rows.length * BYTES_OF_SWEEP : 0;
  }

  drop(): void {
    this.sweep = null;
    this.made += 1;
  }

  /** Where the tours of a list stand in them; null where there are none. */
  slotsOf(list: List): Int32Array | null {
    const { table, places, departures } = list;
    const isAll = places === table.inCity(undefined) && places.length >= LEAST_TOURS;
    if (isAll && !this.sweep && this.hasRoom(bytesFor(departures))) this.make(list);
    const slots = this.sweep && this.placesIn(this.sweep, departures);
    if (!isAll || !slots || !isStale(slots, departures)) return slots;
    return this.placesIn(this.make(list), departures);
  }

  private placesIn({ rows }: RowSweep, departures: readonly PackedDepartures[]): Int32Array {
    return Int32Array.from(departures, (of) => rows.slotOf(of));
  }

  /** Slots in the order of cities: those of a city stand together. */
  private make({ table, places, departures }: List): RowSweep {
    const inOrder = [...departures.keys()].sort(
      (a, b) => (table.city[places[a] ?? 0] ?? 0) - (table.city[places[b] ?? 0] ?? 0) || a - b,
    );
    const sweep = new RowSweep(new DayRows(inOrder.flatMap((at) => departures[at] ?? [])));
    this.sweep = sweep;
    this.made += 1;
    return sweep;
  }

  /** What surveys go by. */
  listed(slots: Int32Array | null): ListedRows | null {
    return this.sweep && slots && { sweep: this.sweep, slots };
  }
}

const bytesFor = (departures: readonly PackedDepartures[]): number =>
  departures.reduce((sum, { first, end }) => sum + (end - first) * BYTES_OF_DEPARTURE + BYTES_OF_TOUR, 0);

/** Whether too many tours that could stand in rows do not. */
function isStale(slots: Int32Array, departures: readonly PackedDepartures[]): boolean {
  let missing = 0;
  for (let at = 0; at < slots.length; at += 1) {
    const of = departures[at];
    if (slots[at] === NO_SLOT && of && fitsRows(of)) missing += 1;
  }
  return missing * MOST_STALE > slots.length;
}
