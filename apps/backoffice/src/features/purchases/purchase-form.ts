import type { PurchaseInput } from '@app/contract/purchases/staff-schemas';
import { defineForm } from '../../ui/form/define-form';
import { LinesField } from './lines-field';
import type { PurchaseDraft } from './purchase-draft';

export const newPurchase: PurchaseDraft = { supplier: '', reference: '', note: '', lines: [], updateCost: true };

/** What is sent of a draft: a missing number is none, which the server names. */
export const bodyOf = (draft: PurchaseDraft): PurchaseInput => ({
  ...draft,
  reference: draft.reference ?? '',
  note: draft.note ?? '',
  lines: draft.lines.map(({ variant, quantity, costUsd }) => ({
    variantId: variant.id,
    quantity: quantity ?? 0,
    costUsd: costUsd ?? -1,
  })),
});

export const purchaseForm = defineForm<PurchaseDraft>()([
  { name: 'supplier', kind: 'text', label: 'purchases.supplier', max: 80, required: true, half: true },
  {
    name: 'reference',
    kind: 'text',
    label: 'purchases.reference',
    help: 'purchases.reference_help',
    max: 60,
    half: true,
  },
  { name: 'lines', kind: 'own', render: LinesField, label: 'purchases.lines', required: true },
  { name: 'updateCost', kind: 'switch', label: 'purchases.update_cost', help: 'purchases.update_cost_help' },
  { name: 'note', kind: 'long-text', label: 'purchases.note', max: 300 },
]);
