import type { Media } from '@app/contract/core/picture';

/** Width of the pictures that resellers are sent the addresses of. */
const WIDTH = 720;

type Pictured = { readonly cover: string; readonly gallery: readonly Media[] };

/** The address of a picture as JPEG: pictures are stored as WebP, which the standard has no name for. */
const jpegOf = (url: string): string => url.replaceAll('{w}', String(WIDTH)).replace(/\.webp$/, '.jpg');

/** The pictures and films of a tour as OCTO lists them: its cover first, none of them twice. */
export function mediaOf({ cover, gallery }: Pictured, of: { readonly home: string; readonly title: string }) {
  const all: Media[] = [{ kind: 'image', url: cover }, ...gallery.filter(({ url }) => url !== cover)];
  return all
    .filter(({ url }) => url !== '')
    .map(({ kind, url }) => ({
      src: `${of.home}${kind === 'video' ? url : jpegOf(url)}`,
      type: kind === 'video' ? 'video/mp4' : 'image/jpeg',
      rel: url === cover ? 'COVER' : 'GALLERY',
      title: of.title,
      caption: null,
      copyright: null,
    }));
}
