import { staffMerchandisingEndpoints as calls } from '@app/contract/catalog/merchandising-endpoints';
import type { CarouselItem } from '@app/contract/catalog/merchandising-schemas';
import { useMemo, useState } from 'react';
import { request } from '../../../api/request';
import { useProductNow } from '../../../api/use-product-now';
import { useText } from '../../../text/use-text';
import { defineForm, type OwnFieldProps } from '../../../ui/form/define-form';
import { RecordFormDrawer } from '../../../ui/form/records/record-form-drawer';
import { type KnownProduct, ProductSelect } from '../product-select';
import { placeBody } from './carousel-cells';

type PlaceDraft = {
  productId: string;
  sortWeight: number;
  startsAt: string;
  endsAt: string | null;
  enabled: boolean;
};

const productField = (known: KnownProduct | null) =>
  function ProductField({ errors, ...wiring }: OwnFieldProps<string>) {
    return <ProductSelect {...wiring} known={known} failed={Object.keys(errors).length > 0} />;
  };

const fieldsFor = (known: KnownProduct | null) =>
  defineForm<PlaceDraft>()([
    { name: 'productId', kind: 'own', label: 'catalog.product', render: productField(known), required: true },
    { name: 'startsAt', kind: 'moment', label: 'catalog.starts_at', required: true, half: true },
    { name: 'endsAt', kind: 'moment', label: 'catalog.ends_at', help: 'catalog.ends_at_help', half: true },
    {
      name: 'sortWeight',
      kind: 'integer',
      label: 'catalog.sort_weight',
      help: 'catalog.sort_weight_help',
      min: 0,
      max: 9_999,
      required: true,
      half: true,
    },
    { name: 'enabled', kind: 'switch', label: 'catalog.place_on', half: true },
  ]);

/** Puts a product into the carousel, or edits its place. */
export function CarouselDrawer({ editing, onClose }: { editing: CarouselItem | null; onClose: () => void }) {
  const t = useText();
  const now = useProductNow();
  const [blank] = useState<PlaceDraft>(() => ({
    productId: '',
    sortWeight: 0,
    startsAt: new Date(now()).toISOString(),
    endsAt: null,
    enabled: true,
  }));
  const known = editing?.product ?? null;
  const fields = useMemo(() => fieldsFor(known), [known]);
  return (
    <RecordFormDrawer<PlaceDraft, CarouselItem>
      title={editing?.product.name ?? t('catalog.new_place')}
      kind="carousel"
      fields={fields}
      editing={editing}
      blank={blank}
      draftOf={placeBody}
      create={(draft) => request(calls.createCarouselItem, { body: draft })}
      update={({ id, version }, draft) =>
        request(calls.updateCarouselItem, { params: { id }, body: { ...draft, version } })
      }
      onClose={onClose}
    />
  );
}
