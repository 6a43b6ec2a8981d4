import type { AddressView } from '@app/contract/accounts/address-schema';
import type { Localized } from '@app/contract/core/locale';
import type { Media } from '@app/contract/core/picture';

/** One spec of a product as stored: names in every language. */
export type StoredSpec = {
  id: string;
  name: Localized;
  values: { id: string; name: Localized; image: string | null }[];
};

/** What the jsonb columns hold. The type generator reads the keys (`table.column`); others are `unknown`. */
export type JsonColumns = {
  'article.html': Localized;
  'article.title': Localized;
  'banner.action': Localized;
  'banner.kicker': Localized;
  'banner.redirect': Record<string, unknown>;
  'banner.title': Localized;
  'category.name': Localized;
  'currency.name': Localized;
  'goods_order.address': AddressView;
  'goods_order_line.name': Localized;
  'goods_order_line.options': Localized;
  'goods_order_price_line.detail': Record<string, string | number>;
  'logistics_company.name': Localized;
  'member_level.name': Localized;
  'outbox_event.payload': Record<string, unknown>;
  'payment_channel.config': Record<string, string>;
  'payment_channel.description': Localized;
  'payment_channel.title': Localized;
  'product.description': Localized;
  'product.detail': Localized;
  'product.detail_images': string[];
  'product.gallery': Media[];
  'product.name': Localized;
  'product.specs': StoredSpec[];
  'product.tags': Localized[];
  'product_review.pictures': string[];
};
