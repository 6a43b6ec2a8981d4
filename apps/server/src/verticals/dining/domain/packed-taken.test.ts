import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type HeldTables, type Hold, PackedTaken } from './packed-taken.ts';

const TABLES = 6;
const QUARTERS = 30;
const COVERS = 50;
const areaId = fc.constantFrom('hall', 'terrace');
const quarter = fc.nat(QUARTERS - 1);

const held: fc.Arbitrary<HeldTables> = fc
  .record({
    areaId,
    from: quarter,
    long: fc.integer({ min: 1, max: 8 }),
    tables: fc.integer({ min: 1, max: 3 }),
    covers: fc.integer({ min: 1, max: 5 }),
  })
  .map(({ long, ...rest }) => ({ ...rest, to: rest.from + long }));
const hold: fc.Arbitrary<Hold> = fc
  .tuple(held, fc.nat(10), fc.option(held))
  .map(([of, until, had]) => ({ ...of, until, had }));
/** Quarters in which something was written, with how many tables are left in each. */
const rows = fc.dictionary(fc.nat(QUARTERS + 8).map(String), fc.nat(TABLES), { maxKeys: 25 });

/** What is free of a kind in a quarter, and who does not arrive, worked out hold by hold. */
const freed = (over: readonly Hold[], area: string, at: number): number =>
  over
    .filter((of) => of.areaId === area && of.from <= at && at < of.to)
    .reduce((sum, { tables, had }) => {
      const own = had?.areaId === area && had.from <= at && at < had.to ? had.tables : 0;
      return sum + Math.max(0, tables - own);
    }, 0);
const absent = (over: readonly Hold[], at: number): number =>
  over
    .filter(({ from }) => from === at)
    .reduce((sum, { covers, had }) => sum + Math.max(0, covers - (had?.from === at ? had.covers : 0)), 0);

test('packed quarters say of every stretch what single rows do, with what was held and is free again', () => {
  const stretch = fc.record({ from: quarter, long: fc.integer({ min: 1, max: 9 }) });
  const property = fc.property(
    fc.record({ hall: rows, terrace: rows }),
    fc.dictionary(fc.nat(QUARTERS).map(String), fc.integer({ min: 1, max: COVERS })),
    fc.array(hold, { maxLength: 6 }),
    fc.integer({ min: -1, max: 11 }),
    fc.array(stretch, { minLength: 1, maxLength: 10 }),
    (areas, arrivals, holds, now, stretches) => {
      const sorted = (of: Record<string, number>) =>
        Object.entries(of)
          .map(([at, is]) => [Number(at), is] as const)
          .sort(([a], [b]) => a - b);
      const packed = new PackedTaken({
        areas: Object.entries(areas).map(([id, of]) => ({
          areaId: id,
          quarters: sorted(of).map(([at]) => at),
          left: sorted(of).map(([, left]) => left),
        })),
        arrivals: sorted(arrivals).map(([at, covers]) => ({ quarter: at, covers })),
        holds,
      }).at(new Date(now));
      const over = holds.filter(({ until }) => until <= now);
      for (const { from, long } of stretches) {
        for (const id of ['hall', 'terrace'] as const) {
          let least = TABLES;
          for (let at = from; at < from + long; at += 1) {
            const left = areas[id][at];
            if (left !== undefined) least = Math.min(least, left + freed(over, id, at));
          }
          expect(packed.free({ id, tables: TABLES }, from, long)).toBe(least);
        }
        const covers = arrivals[from];
        expect(packed.arriving(from)).toBe(covers === undefined ? 0 : covers - absent(over, from));
      }
      expect(packed.free({ id: 'bar', tables: 2 }, 0, 5)).toBe(2);
    },
  );
  fc.assert(property, { numRuns: 500 });
});
