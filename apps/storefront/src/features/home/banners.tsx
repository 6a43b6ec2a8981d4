import { useT } from '@app/client/i18n';
import type { Banner } from '@app/contract/content/schemas';
import { IconArrowNarrowRight } from '@tabler/icons-react';
import { useState } from 'react';
import { hrefTo } from '../../shell/navigation.ts';
import { Carousel } from '../../ui/carousel.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { BannerLetter } from './banner-letter.tsx';
import styles from './banners.module.css';

const AUTOPLAY_MS = 5_000;

/** A text panel at the left, the picture behind a sail curve at the right; without a title the picture whole. */
function BannerFace({ banner, eager }: { readonly banner: Banner; readonly eager: boolean }) {
  if (!banner.title) {
    return (
      <span className={styles.whole}>
        <Picture src={banner.image} alt="" width={327} eager={eager} />
      </span>
    );
  }
  return (
    <>
      <span className={styles.picture}>
        <Picture src={banner.image} alt="" width={327} eager={eager} />
      </span>
      <span className={styles.panel}>
        {banner.kicker ? <span className={styles.kicker}>{banner.kicker}</span> : null}
        <b className={styles.title}>{banner.title}</b>
        {banner.action && banner.target.type !== 'none' ? (
          <span className={styles.action}>
            {banner.action}
            <Icon as={IconArrowNarrowRight} size="m" />
          </span>
        ) : null}
      </span>
    </>
  );
}

/** One banner with what pressing it does: a screen, another site (asked first), a text, a product, or nothing. */
function BannerSlide({ banner, eager, onOpen }: { banner: Banner; eager: boolean; onOpen: (banner: Banner) => void }) {
  const { target } = banner;
  const face = <BannerFace banner={banner} eager={eager} />;
  if (target.type === 'internal') {
    return (
      <a className={styles.banner} href={hrefTo(target.route, target.query)}>
        {face}
      </a>
    );
  }
  if (target.type === 'product') {
    return (
      <a className={styles.banner} href={hrefTo('productDetail', { id: target.productId })}>
        {face}
      </a>
    );
  }
  if (target.type === 'none') return <div className={styles.banner}>{face}</div>;
  return (
    <button type="button" className={styles.banner} aria-haspopup="dialog" onClick={() => onOpen(banner)}>
      {face}
    </button>
  );
}

/** The banners in force, turning by themselves. */
export function Banners({ banners }: { readonly banners: readonly Banner[] }) {
  const t = useT();
  const [opened, setOpened] = useState<Banner | null>(null);
  if (banners.length === 0) return null;
  return (
    <>
      <div className={styles.place}>
        <Carousel
          label={t('content.banners')}
          items={banners}
          keyOf={(banner) => banner.id}
          peek
          autoplayMs={AUTOPLAY_MS}
        >
          {(banner, index) => <BannerSlide banner={banner} eager={index === 0} onOpen={setOpened} />}
        </Carousel>
      </div>
      <BannerLetter banner={opened} onClose={() => setOpened(null)} />
    </>
  );
}
