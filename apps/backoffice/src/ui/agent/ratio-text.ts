import type { CellContext } from '../list/define-list';

const BP_PER_PERCENT = 100;

/** A ratio of basis points in percent. */
export const ratioText = (bp: number, { t }: Pick<CellContext, 't'>): string =>
  t('agents.percent', { percent: bp / BP_PER_PERCENT });
