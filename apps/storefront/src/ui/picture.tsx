import { useT } from '@app/client/i18n';
import { useBrokenPicture } from '@app/client/use-broken-picture';
import { PICTURE_WIDTHS, pictureAt } from '@app/contract/core/picture-size';
import { IconPhoto } from '@tabler/icons-react';
import type { ReactNode } from 'react';
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
  /** What stands in for a picture that does not come, in place of the sign for one. */
  readonly instead?: ReactNode;
  readonly className?: string | undefined;
};

/** A place from so wide on has room for words. */
const WORD_WIDTH = 120;

const sourceSet = (src: string): string | undefined =>
  src.includes('{w}') ? PICTURE_WIDTHS.map((width) => `${pictureAt(src, width)} ${width}w`).join(', ') : undefined;

/** The quiet place of a picture that is absent or did not come. */
function Missing({ alt, word }: { readonly alt: string; readonly word: boolean }) {
  const t = useT();
  return (
    <span className={styles.missing} {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
      <Icon as={IconPhoto} />
      {word ? <span className={styles.word}>{t('common.picture_missing')}</span> : null}
    </span>
  );
}

/** A picture on its fill ground, loaded when near the view; a broken or absent one says that it is missing. */
export function Picture({ src, alt, width = 375, ratio, eager, instead, className }: PictureProps) {
  const { broken, onError } = useBrokenPicture(src);
  const missing = !src || broken;
  if (missing && instead) return instead;
  return (
    <span className={cx(styles.picture, className)} style={ratio ? { aspectRatio: ratio } : undefined}>
      {missing ? (
        <Missing alt={alt} word={width >= WORD_WIDTH} />
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
          onError={onError}
        />
      )}
    </span>
  );
}
