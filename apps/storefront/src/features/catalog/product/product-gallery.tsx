import { useT } from '@app/client/i18n';
import type { ProductDetail } from '@app/contract/catalog/schemas';
import { pictureAt } from '@app/contract/core/picture-size';
import { IconChevronLeft, IconShare3 } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../../../ui/button.tsx';
import { Carousel } from '../../../ui/carousel.tsx';
import { cx } from '../../../ui/class-names.ts';
import { EnlargeButton } from '../../../ui/enlarge-button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { usePictureViewer } from '../../../ui/use-picture-viewer.tsx';
import { HeartButton } from '../../../widgets/heart-button.tsx';
import styles from './product-gallery.module.css';

const ShareSheet = lazy(() => import('./share-sheet.tsx'));

type Item = { readonly kind: 'image' | 'video'; readonly url: string; readonly poster: string | null };

function Slide(props: {
  readonly item: Item;
  readonly name: string;
  readonly first: boolean;
  readonly onEnlarge: () => void;
}) {
  const t = useT();
  const { item, name, first } = props;
  if (item.kind === 'image') {
    return (
      <EnlargeButton onClick={props.onEnlarge}>
        <Picture src={item.url} alt={name} width={375} eager={first} />
      </EnlargeButton>
    );
  }
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
  const first = shown ?? (rest.length > 0 ? null : product.cover);
  const items: readonly Item[] = first ? [{ kind: 'image', url: first, poster: null }, ...rest] : rest;
  // Another variant begins with its own picture.
  const [at, setAt] = useState({ shown, index: 0 });
  const current = at.shown === shown ? at.index : 0;
  const images = items.filter((item) => item.kind === 'image');
  const { view, viewer } = usePictureViewer(images.map(({ url }) => ({ src: url, alt: product.name })));
  return (
    <div className={cx(styles.gallery, items[current]?.kind === 'video' && styles.film)}>
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
        items={items}
        onIndex={(index) => setAt({ shown, index })}
        keyOf={(item) => item.url}
        marker="plate"
      >
        {(item, index) => (
          <div className={styles.frame}>
            <Slide item={item} name={product.name} first={index === 0} onEnlarge={() => view(images.indexOf(item))} />
          </div>
        )}
      </Carousel>
      {viewer}
      {asked ? (
        <Suspense fallback={null}>
          <ShareSheet open={sharing} product={product} onClose={() => setSharing(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
