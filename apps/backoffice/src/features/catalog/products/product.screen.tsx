import { staffCatalogEndpoints as calls } from '@app/contract/catalog/staff-endpoints';
import type { StaffProduct } from '@app/contract/catalog/staff-schemas';
import { type Localized, localize } from '@app/contract/core/locale';
import { Card, Skeleton } from 'antd';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useAnswer } from '../../../api/use-answer';
import { currentLocale } from '../../../text/locale';
import { useText } from '../../../text/use-text';
import { PageError } from '../../../ui/page-parts';
import { newProduct } from './product-draft';
import { ProductEditor } from './product-editor';
import { PRODUCTS_PATH } from './products-path';

/** Creates a product, or edits the one in the address. */
export function ProductScreen() {
  const t = useText();
  const navigate = useNavigate();
  const { id } = useParams();
  const answer = useAnswer(
    calls.readProduct,
    { params: { id: id ?? '' } },
    { enabled: id !== undefined, keepMs: Number.POSITIVE_INFINITY },
  );
  // The form starts from the version first read; a later one is only taken when the person asks for it.
  const [base, setBase] = useState<StaffProduct | null>(null);
  if (answer.data?.id === id && base?.id !== id) setBase(answer.data ?? null);
  const product = base?.id === id ? base : null;
  if (!id) {
    const opened = (made: StaffProduct) => void navigate(`${PRODUCTS_PATH}/${made.id}`, { replace: true });
    return (
      <ProductEditor
        title={t('catalog.new_product')}
        product={null}
        initial={newProduct}
        onSaved={opened}
        onTaken={opened}
      />
    );
  }
  if (answer.error && !product) return <PageError error={answer.error} onRetry={() => void answer.refetch()} />;
  if (!product) {
    return (
      <Card variant="borderless">
        <Skeleton active paragraph={{ rows: 14 }} />
      </Card>
    );
  }
  return (
    <ProductEditor
      key={`${product.id} ${product.version}`}
      title={localize(product.name as Localized, currentLocale())}
      product={product}
      initial={null}
      onSaved={setBase}
      onTaken={setBase}
    />
  );
}
