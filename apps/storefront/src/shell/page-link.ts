import { usePreferences } from '@app/client/preferences';
import { type PageKindName, pagePath } from '@app/contract/pages/page-address';

type Query = Readonly<Record<string, string | number | undefined | null>>;

/**
 * Returns how the page of a thing is addressed that the server writes, for links that leave the app: others see what it is before they open
 * it, and it leads on to the screen with the same parameters.
 */
export function usePageLink(): (
  kind: PageKindName,
  of: { readonly id: string; readonly name?: string },
  query?: Query,
) => string {
  const locale = usePreferences((now) => now.locale);
  return (kind, of, query = {}) => {
    const kept = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '');
    const search = new URLSearchParams(kept.map(([name, value]) => [name, String(value)]));
    return `${window.location.origin}${pagePath(locale, kind, of)}${search.size ? `?${search}` : ''}`;
  };
}
