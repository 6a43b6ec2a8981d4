import type { Locale } from '@app/contract/core/locale';
import type { MealFigures, MealReport } from '@app/contract/verticals/meals/report-schemas';
import { partOf } from '@app/kernel/part-of';
import { summedReport } from '../../../modules/travel/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import { type CountedPieces, countPieces, type MealReportScope } from '../db/report.repo.ts';

const figures = ({ id: _id, name: _name, ...counted }: CountedPieces): MealFigures => ({
  ...counted,
  usedBp: partOf(counted.used, counted.sold, 10_000),
});

/**
 * Pieces that were paid in some days and what became of them, by what is asked for, with their total; to an agent's staff what
 * their own customers bought.
 */
export async function readMealReport(db: Queryable, of: MealReportScope, lang: Locale): Promise<MealReport> {
  return summedReport(await countPieces(db, of, lang), of, figures);
}
