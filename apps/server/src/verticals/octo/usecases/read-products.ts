import { pageReader } from '../../../modules/pages/public.ts';
import { termsById } from '../../../modules/travel-home/public.ts';
import type { Platform } from '../../../platform/slice.ts';
import { type OfferedLanguage, offeredLanguages, toursByIds } from '../../tours/public.ts';
import { OctoError } from '../domain/octo-error.ts';
import { octoLimits } from '../domain/octo-limits.ts';
import { createPriceOn } from './price-departures.ts';
import { type ProductView, productView, type UnitPrices } from './product-view.ts';
import type { AnswerForm, Reseller } from './reseller.ts';

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** What a unit costs from is without deals, which are on days. */
const NO_DAY = '2000-01-01';

export const isId = (text: string): boolean => ID.test(text);

async function viewsOf(
  platform: Platform,
  of: { readonly languages: readonly OfferedLanguage[]; readonly reseller: Reseller; readonly asked: AnswerForm },
): Promise<ProductView[]> {
  const { reseller, asked } = of;
  const byTour = Map.groupBy(of.languages, ({ tourId }) => tourId);
  const stored = await toursByIds(platform.reads, [...byTour.keys()]);
  const tours = [...byTour.keys()].flatMap((id) => stored.get(id) ?? []);
  const terms = tours.flatMap((tour) => [...tour.included, ...tour.excluded, ...tour.notices]);
  const [words, reader, priceOn] = await Promise.all([
    termsById(platform.reads, terms),
    pageReader(platform, { language: asked.language, currency: undefined, query: {} }),
    asked.capabilities.has('octo/pricing')
      ? createPriceOn(platform, platform.db, { tours: [], reseller, asked })
      : null,
  ]);
  return tours.map((tour) => {
    const prices: UnitPrices | null =
      priceOn &&
      (({ lowestBp }, key) =>
        priceOn(
          tour,
          { day: NO_DAY, priceBp: lowestBp },
          tour.units.filter((unit) => unit.key === key).map((unit) => ({ unit, count: 1 })),
        ));
    return productView({ tour, options: byTour.get(tour.id) ?? [], terms: words, prices }, asked, reader);
  });
}

/** The tours that a reseller can sell: those on sale with departures to come, as the shop orders them. */
export async function readProducts(
  platform: Platform,
  of: { reseller: Reseller; asked: AnswerForm },
): Promise<ProductView[]> {
  const languages = await offeredLanguages(platform.reads, { tourId: null, tours: octoLimits.products });
  return viewsOf(platform, { ...of, languages });
}

/** One of them. Throws INVALID_PRODUCT_ID. */
export async function readProduct(
  platform: Platform,
  of: { readonly id: string; readonly reseller: Reseller; readonly asked: AnswerForm },
): Promise<ProductView> {
  const languages = isId(of.id) ? await offeredLanguages(platform.reads, { tourId: of.id, tours: 1 }) : [];
  const [product] = await viewsOf(platform, { ...of, languages });
  if (!product) throw new OctoError('INVALID_PRODUCT_ID', { named: { productId: of.id } });
  return product;
}
