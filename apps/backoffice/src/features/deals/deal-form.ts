import type { DealInput, StaffDeal } from '@app/contract/deals/staff-schemas';
import dayjs from 'dayjs';
import { defineForm } from '../../ui/form/define-form';
import { zonedMoment } from '../../ui/form/inputs/zoned-moment-input';
import type { DealDraft } from './deal-draft';
import { ItemsField } from './items-field';
import { productField } from './product-field';

const PIECES = 50;

/** A deal to begin with: from the next full hour, for a day. */
export function newDeal(now: Date): DealDraft {
  const starts = dayjs(now).add(1, 'hour').startOf('hour');
  return {
    productId: '',
    items: [],
    quota: PIECES,
    perCustomer: null,
    startsAt: starts.toISOString(),
    endsAt: starts.add(1, 'day').toISOString(),
    enabled: true,
  };
}

/** The draft of a deal that exists. */
export const draftOf = (deal: StaffDeal): DealDraft => ({
  productId: deal.productId,
  items: deal.items.filter((item) => !item.removed).map(({ variantId, priceUsd }) => ({ variantId, priceUsd })),
  quota: deal.quota,
  perCustomer: deal.perCustomer,
  startsAt: deal.startsAt,
  endsAt: deal.endsAt,
  enabled: deal.enabled,
});

/** What is sent of a draft: a missing price is none, which the server names. */
export const bodyOf = (draft: DealDraft): DealInput => ({
  ...draft,
  productId: draft.productId,
  items: draft.items.map(({ variantId, priceUsd }) => ({ variantId, priceUsd: priceUsd ?? 0 })),
});

/** The form; `of` is the deal's product where it exists, and the zone its times are told in. */
export const dealForm = (of: { product: { id: string; name: string } | null; zone: string }) => {
  const Moment = zonedMoment(of.zone);
  return defineForm<DealDraft>()([
    { name: 'productId', kind: 'own', render: productField(of.product), label: 'deals.product', required: true },
    {
      name: 'items',
      kind: 'own',
      render: ItemsField,
      label: 'deals.variants',
      help: 'deals.variants_help',
      required: true,
    },
    { name: 'startsAt', kind: 'own', render: Moment, label: 'deals.from', required: true, half: true },
    { name: 'endsAt', kind: 'own', render: Moment, label: 'deals.until', required: true, half: true },
    { name: 'quota', kind: 'integer', label: 'deals.quota', help: 'deals.quota_help', required: true, half: true },
    { name: 'perCustomer', kind: 'integer', label: 'deals.per_customer', help: 'deals.per_customer_help', half: true },
    { name: 'enabled', kind: 'switch', label: 'deals.enabled', help: 'deals.enabled_help' },
  ]);
};
