import { SaxesParser } from 'saxes';
import type { Listed } from './storage.ts';

/** A page of what a bucket holds; `next` names the page after it. */
export type ListingPage = { readonly files: readonly Listed[]; readonly next: string | null };

/** Reads the answer to ListObjectsV2. Throws for what is no such answer. */
export function readListing(xml: string): ListingPage {
  const files: Listed[] = [];
  let next: string | null = null;
  let truncated = false;
  let isListing = false;
  let text = '';
  let one: { name: string; bytes: number; modified: Date } | null = null;
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => {
    text = '';
    if (name === 'ListBucketResult') isListing = true;
    if (name === 'Contents') one = { name: '', bytes: 0, modified: new Date(0) };
  });
  parser.on('text', (more) => {
    text += more;
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'Contents' && one) {
      files.push(one);
      one = null;
    }
    if (one && name === 'Key') one.name = text;
    if (one && name === 'Size') one.bytes = Number(text);
    if (one && name === 'LastModified') one.modified = new Date(text);
    if (name === 'IsTruncated') truncated = text === 'true';
    if (name === 'NextContinuationToken') next = text;
  });
  parser.write(xml).close();
  if (!isListing) throw new Error('no list of a bucket');
  return { files, next: truncated ? next : null };
}
