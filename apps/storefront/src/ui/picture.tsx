import { useT } from '@app/client/i18n';
import { PICTURE_WIDTHS, pictureAt } from '@app/contract/core/picture-size';
import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './picture.module.css';

type PictureProps = {
  /** An address, perhaps with `{w}`; null draws the missing state. */
  readonly src: string | null | undefined;
  readonly alt: string;
  /** Width in pixels at a 375 pixel window; decides which stored size is asked for. */
  readonly width?: number;
  /** Width to height, for example `4 / 5`. Without it the picture fills its parent. */
  readonly ratio?: string;
  /** Above the fold: loaded at once and first. */
  readonly eager?: boolean;
  readonly className?: string | undefined;
};

const sourceSet = (src: string): string | undefined =>
  src.includes('{w}') ? PICTURE_WIDTHS.map((width) => `${pictureAt(src, width)} ${width}w`).join(', ') : undefined;

/** A picture on its fill ground, loaded when near the view; a broken or absent one says that it is missing. */
export function Picture({ src, alt, width = 375, ratio, eager, className }: PictureProps) {
  const t = useT();
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const missing = !src || brokenSrc === src;
  return (
    <span className={cx(styles.picture, className)} style={ratio ? { aspectRatio: ratio } : undefined}>
      {missing ? (
        <span className={styles.missing}>
          <span className="visually-hidden">{alt}</span>
          <Icon as={IconPhoto} />
          {width >= 120 ? <span className={styles.word}>{t('common.picture_missing')}</span> : null}
        </span>
      ) : (
        <img
          src={pictureAt(src, width * 2)}
          srcSet={sourceSet(src)}
          sizes={`${Math.round((width / 375) * 100)}vw`}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          draggable={false}
          onError={() => setBrokenSrc(src)}
        />
      )}
    </span>
  );
}
