import type { Cabin } from '@app/contract/verticals/flights/facts';
import type { CabinMap, SeatCell, SeatMap, SeatRow } from '@app/contract/verticals/flights/seat-map';
import { TAX_BP } from './extra-bags.ts';

/** How a cabin is laid out: `ABC DEF` has an aisle in the middle. Rows behind exits and the first ones are sold apart. */
type Plan = {
  readonly cabin: Cabin;
  readonly letters: string;
  readonly first: number;
  readonly seats: number;
  readonly legroomCm: number;
  /** Rows right behind an exit, with more legroom. */
  readonly exits?: readonly number[];
  /** The first rows that are sold as the front of the cabin, after one behind an exit. */
  readonly front?: number;
  /** Rows that lavatories and galley stand before. */
  readonly services?: readonly number[];
};

const EXIT_LEGROOM_CM = 86;

/** A row without seats: what stands at places, nothing at the others. */
const bare = (cells: SeatCell[]): SeatRow => ({ number: null, kind: 'standard', legroomCm: null, cells });

const exitRow = (columns: readonly string[]): SeatRow =>
  bare(
    columns.map((letter, at) => (at === 0 || at === columns.length - 1 ? 'exit' : letter === '' ? 'aisle' : 'none')),
  );

/** Lavatories in the outer blocks and a galley in the middle one; of two blocks one of each. */
function serviceRow(columns: readonly string[]): SeatRow {
  const blocks = columns.join('|').split('||').length;
  let block = 0;
  let begun = false;
  return bare(
    columns.map((letter): SeatCell => {
      if (letter === '') {
        block += 1;
        begun = false;
        return 'aisle';
      }
      if (begun) return 'none';
      begun = true;
      if (blocks === 2) return block === 0 ? 'lavatory' : 'galley';
      return block === 1 ? 'galley' : 'lavatory';
    }),
  );
}

/** So many seats of a row, those nearest to the middle. */
function seatCells(columns: readonly string[], count: number): SeatCell[] {
  const middle = (columns.length - 1) / 2;
  const kept = new Set(
    columns
      .map((letter, at) => ({ letter, at }))
      .filter(({ letter }) => letter !== '')
      .sort((a, b) => Math.abs(a.at - middle) - Math.abs(b.at - middle) || a.at - b.at)
      .slice(0, count)
      .map(({ at }) => at),
  );
  return columns.map((letter, at) => (letter === '' ? 'aisle' : kept.has(at) ? 'seat' : 'none'));
}

function cabinOf(plan: Plan): CabinMap {
  const columns = plan.letters.split('').map((letter) => letter.trim());
  const abreast = columns.filter((letter) => letter !== '').length;
  const exits = plan.exits ?? [];
  const front = plan.first + Number(exits.includes(plan.first));
  const rows: SeatRow[] = [];
  for (let left = plan.seats, number = plan.first; left > 0; left -= abreast, number += 1) {
    if (plan.services?.includes(number)) rows.push(serviceRow(columns));
    const exit = exits.includes(number);
    if (exit) rows.push(exitRow(columns));
    const isFront = number >= front && number < front + (plan.front ?? 0);
    rows.push({
      number,
      kind: exit ? 'legroom' : isFront ? 'front' : 'standard',
      legroomCm: exit ? EXIT_LEGROOM_CM : plan.legroomCm,
      cells: seatCells(columns, Math.min(left, abreast)),
    });
  }
  return { cabin: plan.cabin, columns, rows };
}

const plans: Readonly<Record<string, readonly Plan[]>> = {
  '295': [
    { cabin: 'business', letters: 'AC DF', first: 1, seats: 12, legroomCm: 91 },
    { cabin: 'economy', letters: 'AC DF', first: 4, seats: 120, legroomCm: 79, exits: [14], front: 3, services: [4] },
  ],
  '32N': [
    { cabin: 'business', letters: 'AC DF', first: 1, seats: 12, legroomCm: 91 },
    {
      cabin: 'economy',
      letters: 'ABC DEF',
      first: 4,
      seats: 150,
      legroomCm: 76,
      exits: [11, 12],
      front: 3,
      services: [4],
    },
  ],
  '7M8': [{ cabin: 'economy', letters: 'ABC DEF', first: 1, seats: 186, legroomCm: 74, exits: [16, 17], front: 4 }],
  '789': [
    { cabin: 'business', letters: 'A DG K', first: 1, seats: 30, legroomCm: 152, services: [5] },
    { cabin: 'premium', letters: 'AC DEG HK', first: 10, seats: 28, legroomCm: 97 },
    {
      cabin: 'economy',
      letters: 'ABC DEG HJK',
      first: 20,
      seats: 221,
      legroomCm: 79,
      exits: [20, 32],
      front: 3,
      services: [27],
    },
  ],
  '359': [
    { cabin: 'business', letters: 'A DG K', first: 1, seats: 32, legroomCm: 152, services: [5] },
    { cabin: 'premium', letters: 'AC DEFG HK', first: 12, seats: 24, legroomCm: 97 },
    {
      cabin: 'economy',
      letters: 'ABC DEG HJK',
      first: 24,
      seats: 255,
      legroomCm: 79,
      exits: [24, 39],
      front: 3,
      services: [33],
    },
  ],
  '77W': [
    { cabin: 'first', letters: 'A DG K', first: 1, seats: 8, legroomCm: 208 },
    { cabin: 'business', letters: 'A DG K', first: 3, seats: 48, legroomCm: 152, services: [8] },
    { cabin: 'premium', letters: 'AC DEFG HK', first: 16, seats: 28, legroomCm: 97 },
    {
      cabin: 'economy',
      letters: 'ABC DEFG HJK',
      first: 24,
      seats: 244,
      legroomCm: 79,
      exits: [24, 38],
      front: 3,
      services: [32],
    },
  ],
};

/** The seat map of a kind of aircraft of the demo; null where it has none. */
export const demoSeatMap = (code: string): SeatMap | null => {
  const cabins = plans[code];
  return cabins ? { cabins: cabins.map(cabinOf) } : null;
};

/** What seats of a fare of the demo cost, US cents: outside of economy nothing. Those of some airlines are taxed as their bags are. */
export function demoSeatFees({ cabin, airline, seat }: { cabin: Cabin; airline: string | null; seat: string }) {
  const taxBp = TAX_BP[airline ?? ''] ?? 0;
  if (cabin !== 'economy') return { standardUsd: 0, frontUsd: 0, legroomUsd: 0, taxBp };
  if (seat === 'free') return { standardUsd: 0, frontUsd: 1_600, legroomUsd: 3_200, taxBp };
  return airline === null
    ? { standardUsd: 1_200, frontUsd: 2_400, legroomUsd: 4_500, taxBp }
    : { standardUsd: 700, frontUsd: 1_300, legroomUsd: 2_200, taxBp };
}
