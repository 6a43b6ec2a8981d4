import type { Locale } from '@app/contract/core/locale';
import type { BundleFigures, BundleReport } from '@app/contract/travel/bundle-report-schemas';
import { partOf } from '@app/kernel/part-of';
import type { Platform } from '../../../../platform/slice.ts';
import { parameter } from '../../../settings/public.ts';
import { type BundleReportScope, type CountedBundles, countBundles } from '../../db/bundle-report.repo.ts';
import { bundleOf } from './bundle-vertical.ts';

function figures({ id: _id, kind: _kind, snapshot: _snapshot, worthUsd, ...counted }: CountedBundles): BundleFigures {
  return { ...counted, discountBp: partOf(counted.discountUsd, worthUsd + counted.discountUsd, 10_000) };
}

/**
 * How what is booked as one was sold and cancelled, what it brought and what was taken off it, by what is asked for, with their total;
 * to an agent's staff what their own customers booked.
 */
export async function readBundleReport(
  platform: Platform,
  asked: Omit<BundleReportScope, 'zone'>,
  lang: Locale,
): Promise<BundleReport> {
  const zone = await parameter(platform, 'shop.time_zone');
  const lines = await platform.replicas.read((db) => countBundles(db, { ...asked, zone }));
  const [total] = lines.splice(-1);
  if (!total) throw new Error('a sum over all is a line');
  const nameOf = ({ id, kind, snapshot }: CountedBundles): string =>
    snapshot ? bundleOf(platform, kind).describe(snapshot, lang).title : (id ?? '');
  const rows = lines.map((line) => ({ id: line.id ?? '', name: nameOf(line), ...figures(line) }));
  return { timeZone: zone, from: asked.from, to: asked.to, by: asked.by, total: figures(total), rows };
}
