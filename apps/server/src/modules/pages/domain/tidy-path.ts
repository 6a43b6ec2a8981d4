import { PAGE_SEGMENTS } from '@app/contract/pages/page-address';

const segments: ReadonlySet<string> = new Set(Object.values(PAGE_SEGMENTS));

/**
 * Returns the address that a path of a page means which is written otherwise, with capitals in the language or the kind, or with slashes too
 * many; null for one that is tidy, or that means no page.
 */
export function tidyPath(path: string): string | null {
  const [language = '', kind = '', part, ...more] = path.split('/').filter((one) => one !== '');
  const segment = kind.toLowerCase();
  if (part === undefined || more.length > 0 || !segments.has(segment)) return null;
  const tidy = `/${language.toLowerCase()}/${segment}/${part}`;
  return tidy === path ? null : tidy;
}
