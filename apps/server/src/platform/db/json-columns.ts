import type { AddressView } from '@app/contract/accounts/address-schema';
import type { Localized } from '@app/contract/core/locale';
import type { Media } from '@app/contract/core/picture';
import type { ExportColumn, ViewState } from '@app/contract/lists/staff-schemas';
import type { PriceStep } from '@app/contract/orders/price-steps';
import type { PayoutDetails } from '@app/contract/withdrawals/payout-details';
import type { MaskedAccount } from '@app/contract/withdrawals/schemas';

/** One spec of a product as stored: names in every language. */
export type StoredSpec = {
  id: string;
  name: Localized;
  values: { id: string; name: Localized; image: string | null }[];
};

/** A product's tag: one with the code of a kept tag repeats that tag's name and colour. */
export type StoredTag = Localized & { code?: string | undefined; colour?: string | undefined };

/** One step of an order's price: USD cents, and minor units of the currency it is shown in. */
type PriceLine = {
  step: PriceStep;
  amountUsd: number;
  amountShown: number;
  detail: Record<string, string | number | Localized>;
};

/** What the jsonb and json columns hold. The type generator reads the keys (`table.column`); others are `unknown`. */
export type JsonColumns = {
  'app_version.notes': Localized;
  'after_sale_case.return_company_name': Localized;
  'article.html': Localized;
  'article.title': Localized;
  'banner.action': Localized;
  'banner.kicker': Localized;
  'banner.redirect': Record<string, unknown>;
  'banner.title': Localized;
  'category.name': Localized;
  'chat_canned.text': Localized;
  'coupon.name': Localized;
  'currency.name': Localized;
  'goods_order.address': AddressView;
  'goods_order_line.name': Localized;
  'goods_order_line.options': Localized;
  'goods_order_sheet.price_lines': PriceLine[];
  'interest.name': Localized;
  'list_export.columns': ExportColumn[];
  'list_export.only_ids': string[];
  'list_export.query': Record<string, string>;
  'logistics_company.name': Localized;
  'mail_outbox.filling': Record<string, string | number>;
  'member_level.benefits': Localized;
  'member_level.name': Localized;
  'message.content': Localized;
  'message.summary': Localized;
  'message.title': Localized;
  'outbox_event.payload': Record<string, unknown>;
  'payment_channel.config': Record<string, unknown>;
  'payment_channel.description': Localized;
  'payment_channel.secrets': Record<string, { values: string[]; changedAt: string | null }>;
  'payment_channel.title': Localized;
  'product.description': Localized;
  'product.detail': Localized;
  'product.detail_images': string[];
  'product.gallery': Media[];
  'product.name': Localized;
  'product.specs': StoredSpec[];
  'product.tags': StoredTag[];
  'product_import_row.errors': unknown[];
  'product_tag.name': Localized;
  'spec_template.name': Localized;
  'spec_template.values': Localized[];
  'payout_account.details': PayoutDetails;
  'product_review.pictures': string[];
  'saved_view.state': ViewState;
  'shipment.company_name': Localized;
  'tax_rule.name': Localized;
  'withdrawal.account': PayoutDetails;
  'withdrawal.account_shown': MaskedAccount;
  'withdrawal.proofs': string[];
};
