import type { Taken } from './seating.ts';

/** Tables over a stretch of quarters, `to` being after its last, and who arrives in its first. */
export type HeldTables = {
  readonly areaId: string;
  readonly from: number;
  readonly to: number;
  readonly tables: number;
  readonly covers: number;
};

/** What is held until a moment, in milliseconds, and free from then on: beyond `had`, the booking's own, where it is to be changed to. */
export type Hold = HeldTables & { readonly until: number; readonly had: HeldTables | null };

/** Quarters of a kind of table in their order with how many tables are left in each. */
export type AreaQuarters = {
  readonly areaId: string;
  readonly quarters: ArrayLike<number>;
  readonly left: ArrayLike<number>;
};
export type QuarterArrivals = { readonly quarter: number; readonly covers: number };

/** What stands for quarters that nothing was ever written of. */
const UNTOUCHED = 0xff_ff;

/** For each kind of table what is left from a quarter on, until the next that is named. */
type Steps = { readonly from: Int32Array; readonly left: Uint16Array };

function stepsOf({ quarters, left }: AreaQuarters): Steps {
  const from: number[] = [];
  const lefts: number[] = [];
  const step = (quarter: number, is: number): void => {
    if (lefts.at(-1) === is) return;
    from.push(quarter);
    lefts.push(is);
  };
  for (let at = 0; at < quarters.length; at += 1) {
    const quarter = quarters[at] as number;
    if (at > 0 && quarter > (quarters[at - 1] as number) + 1) step((quarters[at - 1] as number) + 1, UNTOUCHED);
    step(quarter, left[at] as number);
  }
  if (quarters.length > 0) step((quarters[quarters.length - 1] as number) + 1, UNTOUCHED);
  return { from: Int32Array.from(from), left: Uint16Array.from(lefts) };
}

/** The index of the last that is not after a quarter, or -1. */
function lastUntil(sorted: Int32Array, quarter: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as number) <= quarter) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

function leastLeft({ from, left }: Steps, most: number, first: number, quarters: number): number {
  let least = most;
  for (let at = Math.max(0, lastUntil(from, first)); at < from.length; at += 1) {
    if ((from[at] as number) >= first + quarters) break;
    const is = left[at] as number;
    if (is < least) least = is;
  }
  return least;
}

/** Tables of a hold that are free in a quarter once it has run out. */
const freedIn = ({ from, to, tables, areaId, had }: Hold, quarter: number): number => {
  if (quarter < from || quarter >= to) return 0;
  const own = had && had.areaId === areaId && had.from <= quarter && quarter < had.to ? had.tables : 0;
  return Math.max(0, tables - own);
};
const notComing = ({ from, covers, had }: Hold): number => Math.max(0, covers - (had?.from === from ? had.covers : 0));

/** What is taken of a restaurant from a quarter on, in few bytes; what is held is free again from its moment on. */
export class PackedTaken {
  readonly #areas: ReadonlyMap<string, Steps>;
  readonly #arrivals: { readonly quarters: Int32Array; readonly covers: Uint16Array };
  /** In the order in which they run out. */
  readonly #holds: readonly Hold[];
  readonly #all: Taken;

  constructor(of: {
    readonly areas: readonly AreaQuarters[];
    readonly arrivals: readonly QuarterArrivals[];
    readonly holds: readonly Hold[];
  }) {
    this.#areas = new Map(of.areas.map((area) => [area.areaId, stepsOf(area)]));
    const quarters = of.arrivals.map(({ quarter }) => quarter);
    const covers = of.arrivals.map(({ covers: people }) => people);
    this.#arrivals = { quarters: Int32Array.from(quarters), covers: Uint16Array.from(covers) };
    this.#holds = of.holds.toSorted((a, b) => a.until - b.until);
    this.#all = this.#without([]);
  }

  /** What is taken at a moment. */
  at(now: Date): Taken {
    const over = this.#holds.findIndex(({ until }) => until > now.getTime());
    if (over === 0 || this.#holds.length === 0) return this.#all;
    return this.#without(this.#holds.slice(0, over === -1 ? this.#holds.length : over));
  }

  /** About how many bytes it takes. */
  get bytes(): number {
    const steps = [...this.#areas.values()].reduce((sum, { from }) => sum + 400 + from.length * 6, 0);
    return 400 + steps + this.#arrivals.quarters.length * 6 + this.#holds.length * 300;
  }

  #without(over: readonly Hold[]): Taken {
    return {
      free: (area, from, quarters) => {
        const steps = this.#areas.get(area.id);
        if (!steps) return area.tables;
        const own = over.filter((hold) => hold.areaId === area.id && hold.from < from + quarters && from < hold.to);
        if (own.length === 0) return leastLeft(steps, area.tables, from, quarters);
        let least = area.tables;
        for (let quarter = from; quarter < from + quarters; quarter += 1) {
          const is = leastLeft(steps, UNTOUCHED, quarter, 1);
          if (is !== UNTOUCHED)
            least = Math.min(
              least,
              own.reduce((sum, hold) => sum + freedIn(hold, quarter), is),
            );
        }
        return least;
      },
      arriving: (quarter) => {
        const at = lastUntil(this.#arrivals.quarters, quarter);
        if (at < 0 || this.#arrivals.quarters[at] !== quarter) return 0;
        const gone = over.reduce((sum, hold) => sum + (hold.from === quarter ? notComing(hold) : 0), 0);
        return (this.#arrivals.covers[at] as number) - gone;
      },
    };
  }
}
