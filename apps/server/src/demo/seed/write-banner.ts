import { invariant } from '@app/kernel/assert';
import type { Tx } from '../../platform/db/connect.ts';
import type { DemoBanner } from '../content/banners.ts';
import { insertRows } from './bulk.ts';

type Placed = {
  readonly id: string;
  readonly image: string;
  readonly effectiveAt: Date;
  readonly expiresAt: Date;
  readonly sortWeight: number;
  readonly categories: ReadonlyMap<string, string>;
  readonly products: ReadonlyMap<string, string>;
};

function redirectOf({ target }: DemoBanner, { categories, products }: Placed): Record<string, unknown> {
  switch (target.type) {
    case 'internal': {
      const category = target.category === undefined ? undefined : categories.get(target.category);
      return { route: target.route, query: { ...target.query, ...(category ? { category } : {}) } };
    }
    case 'external':
      return { url: target.url };
    case 'rich_text':
      return { html: target.html };
    case 'product': {
      const productId = products.get(target.product);
      invariant(productId, `no product ${target.product} for a banner`);
      return { productId };
    }
    case 'none':
      return {};
  }
}

/** Writes one banner with its texts and target. */
export async function writeBanner(tx: Tx, banner: DemoBanner, placed: Placed): Promise<void> {
  await insertRows(tx, 'banner', [
    {
      id: placed.id,
      title: banner.title,
      kicker: banner.kicker,
      action: banner.action,
      image: placed.image,
      redirect_type: banner.target.type,
      redirect: redirectOf(banner, placed),
      effective_at: placed.effectiveAt,
      expires_at: placed.expiresAt,
      sort_weight: placed.sortWeight,
    },
  ]);
}
