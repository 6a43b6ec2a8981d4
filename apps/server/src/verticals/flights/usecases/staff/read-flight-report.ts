import type { Locale } from '@app/contract/core/locale';
import type { FlightFigures, FlightReport } from '@app/contract/verticals/flights/staff-schemas';
import { partOf } from '@app/kernel/part-of';
import type { Queryable } from '../../../../platform/db/connect.ts';
import { type CountedFlights, countFlights, type ReportScope } from '../../db/report.repo.ts';

function figures({ id: _id, name: _name, ...counted }: CountedFlights, bySeats: boolean): FlightFigures {
  const { seats, sold, fareUsd, chargesUsd, extrasUsd } = counted;
  const revenueUsd = fareUsd + chargesUsd + extrasUsd;
  return {
    ...counted,
    revenueUsd,
    seats: bySeats ? seats : null,
    loadBp: bySeats ? partOf(sold, seats, 10_000) : null,
    perSeatUsd: bySeats ? partOf(revenueUsd, seats) : null,
  };
}

/**
 * Load, revenue and issue of departures by what is asked for, with their total; to an agent's staff what their own
 * customers took of all seats.
 */
export async function readFlightReport(db: Queryable, of: ReportScope, lang: Locale): Promise<FlightReport> {
  const lines = await countFlights(db, of, lang);
  const bySeats = of.by !== 'brand';
  const [total] = lines.splice(-1);
  if (!total) throw new Error('a sum over all is a line');
  const rows = lines.map((line) => ({ id: line.id ?? '', name: line.name, ...figures(line, bySeats) }));
  return { from: of.from, to: of.to, by: of.by, total: figures(total, bySeats), rows };
}
