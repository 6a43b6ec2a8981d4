import type { Platform } from '../../../platform/slice.ts';
import { type PageReader, pageKindPort } from './page-kind.ts';

/** At most so many pages stand at the end of every page. */
const MOST = 8;

/** The shop's own pages, such as its terms, for the end of every page. */
export async function footerLinks(
  platform: Platform,
  reader: PageReader,
): Promise<readonly { readonly name: string; readonly path: string }[]> {
  const featured = await pageKindPort.find(platform, 'article')?.featured?.(reader);
  return (featured?.links ?? [])
    .slice(0, MOST)
    .map(({ kind, id, name }) => ({ name, path: reader.path(kind, { id, name }) }));
}
