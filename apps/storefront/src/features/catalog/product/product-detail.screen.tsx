import { useT } from '@app/client/i18n';
import { usePreferences } from '@app/client/preferences';
import { useEndpoint } from '@app/client/use-endpoint';
import { catalogEndpoints } from '@app/contract/catalog/endpoints';
import { IconPackageOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useGo, useScreenParams } from '../../../shell/navigation.ts';
import { Button } from '../../../ui/button.tsx';
import { Page, Section } from '../../../ui/page.tsx';
import { RenderWhenNear } from '../../../ui/render-when-near.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { PriceWatch } from '../../../widgets/price-history/price-watch.tsx';
import { ProductGrid } from '../../../widgets/product-grid.tsx';
import { type Choice, choiceText, chosenVariant, firstChoice } from '../../../widgets/variant-choice.ts';
import { CouponStrip } from '../category/coupon-strip.tsx';
import { BuyBar } from './buy-bar.tsx';
import styles from './product-detail.module.css';
import { ProductGallery } from './product-gallery.tsx';
import { ProductHead } from './product-head.tsx';
import { ProductReviews } from './product-reviews.tsx';
import { ProductSkeleton } from './product-skeleton.tsx';
import { ProductStory } from './product-story.tsx';
import { useNoteView } from './use-note-view.ts';
import { type Intent, VariantSheet } from './variant-sheet.tsx';

/** A mistyped address names no product either. */
const GONE = new Set(['record.not_found', 'product.offline', 'input.invalid', 'input.missing']);

/** One product: what it looks like, what it costs, how it is chosen, what others say, and the way to buy it. */
export default function ProductDetailScreen() {
  const t = useT();
  const go = useGo();
  const locale = usePreferences((state) => state.locale);
  const { id = '' } = useScreenParams<'id'>();
  const details = useEndpoint(catalogEndpoints.productDetails, { query: { id } });
  const [chosen, setChosen] = useState<Choice | null>(null);
  const [quantity, setQuantity] = useState(1);
  const [intent, setIntent] = useState<Intent | null>(null);
  useNoteView(details.data?.id);

  if (details.isPending) return <ProductSkeleton onBack={go.back} />;
  const gone = GONE.has(details.error?.key ?? '');
  if (!details.data && gone) {
    return (
      <Page title="" onBack={go.back}>
        <EmptyState
          icon={IconPackageOff}
          title={t('catalog.gone_title')}
          text={t('catalog.gone_text')}
          action={<Button onClick={() => go.replace('home')}>{t('shell.go_home')}</Button>}
        />
      </Page>
    );
  }
  if (!details.data) {
    return (
      <Page title="" onBack={go.back}>
        <ErrorState error={details.error} onRetry={() => void details.refetch()} />
      </Page>
    );
  }

  const product = details.data;
  const choice = chosen ?? firstChoice(product);
  const variant = chosenVariant(product, choice);
  return (
    <Page title={product.name} header={null} footer={<BuyBar product={product} onIntent={setIntent} />}>
      <ProductGallery product={product} shown={variant?.image ?? null} onBack={go.back} />
      <div className={styles.sheet}>
        <ProductHead
          product={product}
          variant={variant}
          chosenText={choiceText(product, choice, locale)}
          choice={choice}
          onChoose={() => setIntent('choose')}
          onDealEnd={() => void details.refetch()}
        />
        {product.type === 'normal' ? (
          <PriceWatch wish={{ kind: 'product', key: `product:${product.id}`, day: null, until: null }} />
        ) : null}
        <CouponStrip productId={product.id} />
        <ProductReviews product={product} />
        <ProductStory product={product} />
      </div>
      {product.recommended.length > 0 ? (
        <RenderWhenNear>
          <Section title={t('catalog.you_may_like')}>
            <ProductGrid cards={product.recommended} />
          </Section>
        </RenderWhenNear>
      ) : null}
      <VariantSheet
        product={product}
        intent={intent}
        choice={choice}
        quantity={quantity}
        onChoice={setChosen}
        onQuantity={setQuantity}
        onClose={() => setIntent(null)}
      />
    </Page>
  );
}
