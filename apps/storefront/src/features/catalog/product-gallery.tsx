import { useT } from '@app/client/i18n';
import type { ProductDetail } from '@app/contract/catalog/schemas';
import { pictureAt } from '@app/contract/core/picture-size';
import { IconChevronLeft, IconShare3 } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../../ui/button.tsx';
import { Carousel } from '../../ui/carousel.tsx';
import { Picture } from '../../ui/picture.tsx';
import { HeartButton } from '../../widgets/heart-button.tsx';
import styles from './product-gallery.module.css';

const ShareSheet = lazy(() => import('./share-sheet.tsx'));

type Item = { readonly kind: 'image' | 'video'; readonly url: string; readonly poster: string | null };

function Slide({ item, name, first }: { readonly item: Item; readonly name: string; readonly first: boolean }) {
  const t = useT();
  if (item.kind === 'image') return <Picture src={item.url} alt={name} width={375} eager={first} />;
  return (
    <video
      className={styles.video}
      src={item.url}
      poster={item.poster ? pictureAt(item.poster, 720) : undefined}
      aria-label={t('catalog.video_of', { name })}
      controls
      playsInline
      muted
      loop
      preload="metadata"
    />
  );
}

/** The pictures and video, swiped; the chosen variant's picture comes first. Back and share float above. */
export function ProductGallery(props: {
  readonly product: ProductDetail;
  readonly shown: string | null;
  readonly onBack: () => void;
}) {
  const t = useT();
  const { product, shown } = props;
  const [sharing, setSharing] = useState(false);
  const [asked, setAsked] = useState(false);
  const rest: readonly Item[] = product.gallery.filter((item) => item.url !== shown);
  const items: readonly Item[] = shown ? [{ kind: 'image', url: shown, poster: null }, ...rest] : rest;
  return (
    <div className={styles.gallery}>
      <div className={styles.bar}>
        <IconButton icon={IconChevronLeft} label={t('common.back')} disc onClick={props.onBack} />
        <HeartButton id={product.id} name={product.name} className={styles.heart} />
        <IconButton
          icon={IconShare3}
          label={t('common.share')}
          disc
          onClick={() => {
            setAsked(true);
            setSharing(true);
          }}
        />
      </div>
      <Carousel
        key={shown ?? 'all'}
        label={t('catalog.gallery')}
        items={items.length > 0 ? items : [{ kind: 'image', url: product.cover, poster: null }]}
        keyOf={(item) => item.url}
        marker="plate"
      >
        {(item, index) => (
          <div className={styles.frame}>
            <Slide item={item} name={product.name} first={index === 0} />
          </div>
        )}
      </Carousel>
      {asked ? (
        <Suspense fallback={null}>
          <ShareSheet open={sharing} product={product} onClose={() => setSharing(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
