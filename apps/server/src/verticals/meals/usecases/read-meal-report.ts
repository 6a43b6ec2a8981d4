import type { Locale } from '@app/contract/core/locale';
import type { MealFigures, MealReport } from '@app/contract/verticals/meals/report-schemas';
import { partOf } from '@app/kernel/part-of';
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
  const lines = await countPieces(db, of, lang);
  const [total] = lines.splice(-1);
  if (!total) throw new Error('a sum over all is a line');
  const rows = lines.map((line) => ({ id: line.id ?? '', name: line.name, ...figures(line) }));
  return { from: of.from, to: of.to, by: of.by, total: figures(total), rows };
}
