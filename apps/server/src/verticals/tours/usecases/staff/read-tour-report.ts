import type { Locale } from '@app/contract/core/locale';
import type { TourFigures, TourReport } from '@app/contract/verticals/tours/report-schemas';
import { partOf } from '@app/kernel/part-of';
import type { Queryable } from '../../../../platform/db/connect.ts';
import { type CountedTours, countTours, type TourReportScope } from '../../db/report.repo.ts';

function figures({ id: _id, name: _name, ...counted }: CountedTours): TourFigures {
  const { departures, guaranteed, places, sold, revenueUsd } = counted;
  return {
    ...counted,
    guaranteedBp: partOf(guaranteed, departures, 10_000),
    loadBp: partOf(sold, places, 10_000),
    perPlaceUsd: partOf(revenueUsd, sold),
  };
}

/**
 * How departures were filled, guaranteed and called off, and what they earned, by what is asked for, with their total; to
 * an agent's staff what their own customers took of all places.
 */
export async function readTourReport(db: Queryable, of: TourReportScope, lang: Locale): Promise<TourReport> {
  const lines = await countTours(db, of, lang);
  const [total] = lines.splice(-1);
  if (!total) throw new Error('a sum over all is a line');
  const rows = lines.map((line) => ({ id: line.id ?? '', name: line.name, ...figures(line) }));
  return { from: of.from, to: of.to, by: of.by, total: figures(total), rows };
}
