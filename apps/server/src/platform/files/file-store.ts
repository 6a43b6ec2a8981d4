import type { Queryable } from '../db/connect.ts';
import type { Upload } from '../http/bind.ts';

export type StoredMedia = {
  readonly id: string;
  readonly kind: 'image' | 'video';
  /** `/files/…`, with `{w}` where several widths exist. */
  readonly url: string;
  readonly poster: string | null;
  readonly width: number;
  readonly height: number;
};

export type Keep = {
  readonly upload: Upload;
  readonly purpose: 'review' | 'voucher' | 'avatar' | 'product' | 'category' | 'banner';
  readonly owner: { readonly kind: 'customer' | 'staff'; readonly id: string };
  /** Videos are taken only where this is set. */
  readonly allowVideo: boolean;
};

/** Where uploads are kept. Accepts by magic bytes and full decode, re-encodes, names at random (reliability S15). */
export type FileStore = {
  keep(db: Queryable, what: Keep): Promise<StoredMedia>;
  /** Whether every address names a file this owner uploaded for this purpose. */
  ownedBy(db: Queryable, urls: readonly string[], ownerId: string): Promise<boolean>;
};
