import { useBrokenPicture } from '@app/client/use-broken-picture';
import { pictureAt } from '@app/contract/core/picture-size';
import { type Icon, IconPhoto } from '@tabler/icons-react';
import type { ReactNode } from 'react';

type PictureProps = {
  url: string | null;
  /** Width in pixels that is asked for. */
  pixels: number;
  alt?: string;
  lazy?: boolean;
  /** Stands in the place of a picture that is absent or does not come: the photo sign unless another is given. */
  icon?: Icon;
};

/** A picture in the well it is put into, or a glyph in its place. */
export function Picture({ url, pixels, alt = '', lazy, icon: Glyph = IconPhoto }: PictureProps): ReactNode {
  const { broken, onError } = useBrokenPicture(url);
  if (!url || broken) {
    return <Glyph size={20} stroke={1.75} {...(alt ? { role: 'img', 'aria-label': alt } : {})} />;
  }
  return <img src={pictureAt(url, pixels)} alt={alt} {...(lazy ? { loading: 'lazy' } : {})} onError={onError} />;
}
