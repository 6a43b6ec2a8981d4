import { staffCatalogEndpoints as calls } from '@app/contract/catalog/staff-endpoints';
import type { StaffProduct } from '@app/contract/catalog/staff-schemas';
import type { StockReason } from '@app/contract/catalog/stock-reasons';
import type { Localized } from '@app/contract/core/locale';
import { localize } from '@app/contract/core/locale';
import { Modal, Skeleton } from 'antd';
import { useMemo } from 'react';
import { request } from '../../../api/request';
import { useAnswer } from '../../../api/use-answer';
import { currentLocale } from '../../../text/locale';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import type { Choices } from '../../../ui/choices';
import { defineForm } from '../../../ui/form/define-form';
import { FormDialog } from '../../../ui/form/records/form-dialog';
import { PartError } from '../../../ui/page-parts';
import { ReasonField } from './reason-field';
import { variantLabel } from './variant-label';

type Movement = { variantId: string; kind: 'in' | 'out'; reason: StockReason; quantity: number; note: string };

const kinds: Choices = {
  known: [
    { value: 'in', label: 'catalog.movement.in' },
    { value: 'out', label: 'catalog.movement.out' },
  ],
};

/** Takes stock in or out of one variant. Taking out more than there is, is refused at the quantity. */
export function StockDialog({ productId, onClose }: { productId: string; onClose: () => void }) {
  const t = useText();
  const format = useFormat();
  const answer = useAnswer(calls.readProduct, { params: { id: productId } });
  const product = answer.data;
  const fields = useMemo(() => {
    if (!product) return [];
    const variants: Choices = {
      given: product.variants.map((variant) => {
        const stock = t('catalog.in_stock', { amount: format.count(variant.stock) });
        const name = variantLabel(product, variant.values, currentLocale());
        return { value: variant.id, label: [name, variant.sku, stock].filter(Boolean).join(' · ') };
      }),
    };
    return defineForm<Movement>()([
      { name: 'variantId', kind: 'select', label: 'catalog.variant', choices: variants, required: true },
      { name: 'kind', kind: 'select', label: 'catalog.movement', choices: kinds, required: true, half: true },
      { name: 'reason', kind: 'own', label: 'catalog.reason', render: ReasonField, required: true, half: true },
      { name: 'quantity', kind: 'integer', label: 'catalog.quantity', required: true, half: true },
      { name: 'note', kind: 'long-text', label: 'catalog.note', max: 200 },
    ]);
  }, [product, format, t]);
  if (!product) {
    return (
      <Modal open footer={null} onCancel={onClose} title={t('catalog.move_stock')}>
        {answer.error ? <PartError error={answer.error} onRetry={() => void answer.refetch()} /> : <Skeleton active />}
      </Modal>
    );
  }
  return (
    <FormDialog<Movement, StaffProduct>
      title={t('catalog.move_stock')}
      intro={<p>{localize(product.name as Localized, currentLocale())}</p>}
      fields={fields}
      initial={{
        kind: 'in',
        note: '',
        ...(product.variants.length === 1 ? { variantId: product.variants[0]?.id ?? '' } : {}),
      }}
      submit="catalog.move_stock"
      done="catalog.stock_moved"
      send={(body, idempotencyKey) => request(calls.moveStock, { body }, { idempotencyKey })}
      onClose={onClose}
    />
  );
}
