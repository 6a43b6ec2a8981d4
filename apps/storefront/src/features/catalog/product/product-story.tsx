import { useT } from '@app/client/i18n';
import type { ProductDetail } from '@app/contract/catalog/schemas';
import { lazy, Suspense } from 'react';
import { EnlargeButton } from '../../../ui/enlarge-button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { usePictureViewer } from '../../../ui/use-picture-viewer.tsx';
import styles from './product-detail.module.css';

const RichText = lazy(() => import('../../../ui/rich-text.tsx'));

/** The long description and its pictures. */
export function ProductStory({ product }: { readonly product: ProductDetail }) {
  const t = useT();
  const alt = t('catalog.detail_picture', { name: product.name });
  const { view, viewer } = usePictureViewer(product.detailImages.map((src) => ({ src, alt })));
  if (!product.detailHtml && product.detailImages.length === 0) return null;
  return (
    <section className={styles.story}>
      <h2 className="h2 pad">{t('catalog.details')}</h2>
      {product.detailHtml ? (
        <Suspense fallback={<SkeletonText lines={5} />}>
          <div className="pad">
            <RichText html={product.detailHtml} />
          </div>
        </Suspense>
      ) : null}
      {product.detailImages.map((image, at) => (
        <div key={image} className={styles.storyPicture}>
          <EnlargeButton onClick={() => view(at)}>
            <Picture src={image} alt={alt} ratio="4 / 5" />
          </EnlargeButton>
        </div>
      ))}
      {viewer}
    </section>
  );
}
