import { type Locale, localize } from '@app/contract/core/locale';
import { type DealKind, knownTravelDealKind } from '@app/contract/deals/deal-facts';
import type { DealReport, DealReportGroup, DealSums } from '@app/contract/deals/deal-report';
import type { Day } from '@app/kernel/local-day';
import type { Platform } from '../../../../platform/slice.ts';
import { countGoodsDeals } from '../../../orders/public.ts';
import { parameter } from '../../../settings/public.ts';
import { countTravelDeals } from '../../../travel-deals/public.ts';
import { dealProductNames } from '../db/deal.repo.ts';
import { type DealLine, figuresOf, mergedLines, together } from '../domain/deal-report.ts';

type DealReportQuery = {
  readonly from: Day;
  readonly to: Day;
  readonly by: DealReportGroup;
  readonly kind: DealKind | null;
  /** Orders of customers below this agent alone; null for everybody's. */
  readonly agentId: string | null;
};
type Scope = DealReportQuery & { readonly zone: string };
type Part = { readonly lines: readonly DealLine[]; readonly total: DealSums };

/** Counted lines, of which the last one is all of them together. */
function partOfReport(
  counted: readonly (DealSums & { id: string | null; name: string; kind: DealKind | null })[],
): Part {
  const lines = counted.flatMap(({ id, ...line }) => (id === null ? [] : [{ ...line, id }]));
  return { lines, total: together(counted.slice(-1)) };
}

/** What was bought of goods; a deal is called as its product. */
async function goodsPart({ reads }: Platform, of: Scope, lang: Locale): Promise<Part> {
  if (of.kind !== null && of.kind !== 'product') return partOfReport([]);
  const counted = await countGoodsDeals(reads, of);
  const names = await dealProductNames(reads, of.by === 'deal' ? counted.flatMap(({ id }) => id ?? []) : []);
  return partOfReport(
    counted.map((line) => {
      const name = names.get(line.id ?? '');
      return { ...line, kind: 'product' as const, name: name ? localize(name, lang) : (line.id ?? '') };
    }),
  );
}

/** What was booked of travel. */
async function travelPart({ reads }: Platform, of: Scope, lang: Locale): Promise<Part> {
  if (of.kind === 'product') return partOfReport([]);
  return partOfReport(await countTravelDeals(reads, { ...of, kind: knownTravelDealKind(of.kind) }, lang));
}

/**
 * What was bought at deals of goods and of travel, what it brought and what they gave away, by what is asked for, with their
 * total; to an agent's staff what their own customers bought.
 */
export async function readDealReport(platform: Platform, asked: DealReportQuery, lang: Locale): Promise<DealReport> {
  const of = { ...asked, zone: await parameter(platform, 'shop.time_zone') };
  const parts = await Promise.all([goodsPart(platform, of, lang), travelPart(platform, of, lang)]);
  const lines = mergedLines(
    parts.flatMap((part) => part.lines),
    asked.by,
  );
  return {
    timeZone: of.zone,
    from: asked.from,
    to: asked.to,
    by: asked.by,
    total: figuresOf(together(parts.map(({ total }) => total))),
    rows: lines.map(({ id, name, kind, ...sums }) => ({ id, name, kind, ...figuresOf(sums) })),
  };
}
