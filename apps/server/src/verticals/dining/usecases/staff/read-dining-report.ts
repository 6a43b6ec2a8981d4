import type { Locale } from '@app/contract/core/locale';
import type { DiningFigures, DiningReport } from '@app/contract/verticals/dining/report-schemas';
import { partOf } from '@app/kernel/part-of';
import { summedReport } from '../../../../modules/travel/public.ts';
import type { Queryable } from '../../../../platform/db/connect.ts';
import { type CountedTables, countTables, type DiningReportScope } from '../../db/report.repo.ts';

const figures = ({ id: _id, name: _name, ...counted }: CountedTables): DiningFigures => ({
  ...counted,
  noShowBp: partOf(counted.noShows, counted.bookings, 10_000),
});

/**
 * Who came to tables that were booked, who did not and who walked in, by what is asked for, with their total; to an agent's
 * staff what their own customers booked.
 */
export async function readDiningReport(db: Queryable, of: DiningReportScope, lang: Locale): Promise<DiningReport> {
  return summedReport(await countTables(db, of, lang), of, figures);
}
