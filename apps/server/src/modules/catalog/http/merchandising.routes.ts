import { staffMerchandisingEndpoints } from '@app/contract/catalog/merchandising-endpoints';
import { shapes } from '@app/contract/catalog/merchandising-schemas';
import { type BoundEndpoint, bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { carouselPage } from '../db/carousel.repo.ts';
import { productTagPage } from '../db/product-tag.repo.ts';
import { specTemplatePage } from '../db/spec-template.repo.ts';
import { deleteCarouselItem, orderCarousel, saveCarouselItem } from '../usecases/merchandising/carousel.ts';
import { deleteProductTag, saveProductTag } from '../usecases/merchandising/product-tags.ts';
import { deleteSpecTemplate, saveSpecTemplate } from '../usecases/merchandising/spec-templates.ts';

type Paged = { page: number; limit: number; order: 'asc' | 'desc' };
const placeOf = ({ page, limit, order }: Paged) => ({ ascending: order === 'asc', limit, offset: (page - 1) * limit });

/** A saved record's id and the version it was edited on, apart from what was typed. */
function seenOf<T extends { version: number }>(call: { params: { id: string }; body: T }) {
  const { version, ...input } = call.body;
  return { seen: { id: call.params.id, version }, input };
}

/** The back office's calls of spec templates, tags and the carousel. */
export const merchandisingRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(staffMerchandisingEndpoints, shapes, {
    listSpecTemplates: async ({ query }) => ({
      ...(await specTemplatePage(platform.db, query.name || null, placeOf(query))),
      page: query.page,
      limit: query.limit,
    }),
    createSpecTemplate: (call) => saveSpecTemplate(platform, call, { seen: null, input: call.body }),
    updateSpecTemplate: (call) => saveSpecTemplate(platform, call, seenOf(call)),
    deleteSpecTemplate: (call) => deleteSpecTemplate(platform, call, call.params.id),
    listProductTags: async ({ query }) => {
      const filter = { name: query.name || null, code: query.code || null, colour: query.colour ?? null };
      const page = await productTagPage(platform.db, filter, placeOf(query));
      return { ...page, page: query.page, limit: query.limit };
    },
    createProductTag: (call) => saveProductTag(platform, call, { seen: null, input: call.body }),
    updateProductTag: (call) => saveProductTag(platform, call, seenOf(call)),
    deleteProductTag: (call) => deleteProductTag(platform, call, call.params.id),
    listCarousel: async ({ query, lang }) => {
      const filter = { name: query.name || null, state: query.state ?? null, enabled: query.enabled ?? null };
      const page = await carouselPage(platform.db, filter, { ...placeOf(query), sort: query.sort, lang });
      return { ...page, page: query.page, limit: query.limit };
    },
    createCarouselItem: (call) => saveCarouselItem(platform, call, { seen: null, input: call.body }),
    updateCarouselItem: (call) => saveCarouselItem(platform, call, seenOf(call)),
    deleteCarouselItem: (call) => deleteCarouselItem(platform, call, call.params.id),
    orderCarousel: (call) => orderCarousel(platform, call, call.body.ids),
  });
