import type { ProductInput } from '@app/contract/catalog/staff-schemas';
import { limits } from '@app/contract/core/limits';
import type { Media } from '@app/contract/core/picture';
import type { Group } from './group-cells.ts';
import { type PictureEntry, readPicture, readPictures } from './read-cell.ts';

/** A picture that a product is to have in some place; `file` is null while it still is to be fetched. */
export type WantedPicture = {
  readonly row: number;
  readonly place: 'cover' | 'gallery' | 'detail' | 'variant';
  readonly at: number;
  readonly sku: string;
  readonly address: string;
  readonly kind: Media['kind'];
  readonly file: string | null;
};
export type Pictures = {
  /** What can be shown now; undefined where the file says nothing, or nothing of it is here. */
  readonly cover: string | undefined;
  readonly gallery: Media[] | undefined;
  readonly detailImages: string[] | undefined;
  readonly ofVariants: ReadonlyMap<string, string>;
  readonly wanted: readonly WantedPicture[];
};

const DETAIL_MAX = 20;
/** The file an address of a picture was fetched to before. */
export type KnownPicture = (address: string) => string | undefined;

const fileOf = (entry: PictureEntry, known: KnownPicture): string | null =>
  'url' in entry ? entry.url : (known(entry.address) ?? null);

/** The pictures of one field, from the first row that says any. */
function listed(
  group: Group,
  field: 'pictures' | 'detailPictures',
  max: number,
): { row: number; entries: PictureEntry[] } | undefined {
  const line = group.lineOf(field);
  if (!line) return undefined;
  const read = readPictures(group.texts(line, field));
  if ('flaw' in read) {
    group.complain(line, field, read.flaw);
    return undefined;
  }
  if (read.value.length > max) group.note(line, field, 'pictures_cut', String(read.value.length - max));
  return { row: line.row, entries: read.value.slice(0, max) };
}

/** What the rows say of a product's pictures. Without a cover of its own the first of the gallery is it. */
export function readPicturesOf(group: Group, known: KnownPicture): Pictures {
  const wanted: WantedPicture[] = [];
  const want = (entry: PictureEntry, of: Pick<WantedPicture, 'row' | 'place' | 'at' | 'sku'>): string | null => {
    const file = fileOf(entry, known);
    const address = 'url' in entry ? entry.url : entry.address;
    wanted.push({ ...of, address, kind: entry.kind, file });
    return file;
  };
  const gallery = listed(group, 'pictures', limits.galleryItems);
  const detail = listed(group, 'detailPictures', DETAIL_MAX);
  const inGallery = (gallery?.entries ?? []).flatMap((entry, at): Media[] => {
    const url = want(entry, { row: gallery?.row ?? 0, place: 'gallery', at, sku: '' });
    return url === null ? [] : [{ kind: entry.kind, url }];
  });
  const inDetail = (detail?.entries ?? []).flatMap(
    (entry, at) => want(entry, { row: detail?.row ?? 0, place: 'detail', at, sku: '' }) ?? [],
  );
  const own = group.readOnce('cover', readPicture);
  const coverLine = group.lineOf('cover');
  const first = own ?? gallery?.entries.find(({ kind }) => kind === 'image');
  const of = { row: (own ? coverLine?.row : gallery?.row) ?? 0, place: 'cover', at: 0, sku: '' } as const;
  const cover = first && first.kind === 'image' ? want(first, of) : null;
  const ofVariants = new Map<string, string>();
  for (const line of group.lines) {
    const sku = group.text(line, 'sku');
    const entry = group.read(line, 'variantPicture', readPicture);
    const file = entry && want(entry, { row: line.row, place: 'variant', at: 0, sku });
    if (file) ofVariants.set(sku, file);
  }
  return {
    cover: cover ?? undefined,
    gallery: inGallery.length > 0 ? inGallery : undefined,
    detailImages: inDetail.length > 0 ? inDetail : undefined,
    ofVariants,
    wanted: wanted.some(({ file }) => file === null) ? wanted : [],
  };
}

/** The product once pictures that were fetched stand in their places; those that failed are left out. */
export function withPictures(input: ProductInput, wanted: readonly WantedPicture[]): ProductInput {
  const here = wanted.filter((one): one is WantedPicture & { file: string } => one.file !== null);
  const inPlace = (place: WantedPicture['place']) =>
    here.filter((one) => one.place === place).sort((a, b) => a.at - b.at);
  const gallery = inPlace('gallery').map(({ kind, file }): Media => ({ kind, url: file }));
  const detail = inPlace('detail').map(({ file }) => file);
  const [cover] = inPlace('cover');
  const firstOfGallery = gallery.find(({ kind }) => kind === 'image')?.url;
  const ofVariants = new Map(inPlace('variant').map(({ sku, file }) => [sku, file]));
  const isWanted = (place: WantedPicture['place']): boolean => wanted.some((one) => one.place === place);
  return {
    ...input,
    cover: cover?.file ?? (isWanted('cover') ? (firstOfGallery ?? input.cover) : input.cover),
    gallery: isWanted('gallery') && gallery.length > 0 ? gallery : input.gallery,
    detailImages: isWanted('detail') && detail.length > 0 ? detail : input.detailImages,
    variants: input.variants.map((variant) => ({ ...variant, image: ofVariants.get(variant.sku) ?? variant.image })),
  };
}
