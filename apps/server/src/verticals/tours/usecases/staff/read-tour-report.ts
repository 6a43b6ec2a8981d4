import type { Locale } from '@app/contract/core/locale';
import type { TourFigures, TourReport } from '@app/contract/verticals/tours/report-schemas';
import { partOf } from '@app/kernel/part-of';
import { summedReport } from '../../../../modules/travel/public.ts';
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
  return summedReport(await countTours(db, of, lang), of, figures);
}
