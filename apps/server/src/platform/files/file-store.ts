import type { ErrorKey } from '@app/contract/core/error-catalogue';
import type { Queryable, Tx } from '../db/connect.ts';
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
  readonly purpose:
    | 'review'
    | 'voucher'
    | 'avatar'
    | 'product'
    | 'category'
    | 'banner'
    | 'interest'
    | 'message'
    | 'article'
    | 'chat'
    | 'channel'
    | 'travel'
    | 'payout'
    | 'identity';
  readonly owner: { readonly kind: 'customer' | 'staff' | 'visitor'; readonly id: string };
  /** Videos are taken only where this is set. */
  readonly allowVideo: boolean;
  /** Checks the size in pixels of a picture before it is decoded. Returns the key of the refusal, or null. */
  readonly fits?: (size: { readonly width: number; readonly height: number }) => ErrorKey | null;
};

/** Where uploads are kept. Accepts by magic bytes and full decode, re-encodes, names at random (reliability S15). */
export type FileStore = {
  keep(db: Queryable, what: Keep): Promise<StoredMedia>;
  /** The bytes of one width of a picture that no address serves; null when there is none. */
  readPrivate(url: string, width: number): Promise<Buffer | null>;
  /** The bytes of the largest width of a picture that is served; null when there is none. */
  readServed(url: string): Promise<Buffer | null>;
  /**
   * Removes everything a customer uploaded, vouchers apart: those are papers of the books. The bytes go after the commit.
   */
  eraseOf(tx: Tx, customerId: string): Promise<void>;
  /** What a customer uploaded, in its order; `url` as `readServed` and `readPrivate` take it. */
  uploadsOf(
    db: Queryable,
    customerId: string,
  ): Promise<readonly { readonly id: string; readonly purpose: string; readonly url: string }[]>;
  /** Whether every address names a file this owner uploaded for this purpose. */
  ownedBy(db: Queryable, urls: readonly string[], ownerId: string): Promise<boolean>;
};
