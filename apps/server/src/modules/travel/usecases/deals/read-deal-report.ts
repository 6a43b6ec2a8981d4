import type { Locale } from '@app/contract/core/locale';
import type { TravelDealFigures, TravelDealReport } from '@app/contract/deals/travel-deal-report';
import { partOf } from '@app/kernel/part-of';
import type { Platform } from '../../../../platform/slice.ts';
import { parameter } from '../../../settings/public.ts';
import { type CountedDeals, countDeals, type DealReportScope } from '../../db/deal-report.repo.ts';

const figures = ({ id: _id, name: _name, usualUsd, ...counted }: CountedDeals): TravelDealFigures => ({
  ...counted,
  offBp: partOf(counted.offUsd, usualUsd, 10_000),
});

/**
 * What was booked at deals of travel, what it brought and what they gave away, by what is asked for, with their total; to an agent's
 * staff what their own customers booked.
 */
export async function readDealReport(
  platform: Platform,
  asked: Omit<DealReportScope, 'zone'>,
  lang: Locale,
): Promise<TravelDealReport> {
  const zone = await parameter(platform, 'shop.time_zone');
  const lines = await countDeals(platform.reads, { ...asked, zone }, lang);
  const [total] = lines.splice(-1);
  if (!total) throw new Error('a sum over all is a line');
  const rows = lines.map((line) => ({ id: line.id ?? '', name: line.name, ...figures(line) }));
  return { from: asked.from, to: asked.to, by: asked.by, total: figures(total), rows };
}
