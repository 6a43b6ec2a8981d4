import type { Language } from '@app/contract/core/locale';
import { type RouteName, routes } from '@app/contract/core/routes';

/**
 * The address of a screen of the app in a language and a currency, below the origin. What the address of a page asked for beside them, such
 * as days, goes on to the screen.
 */
export function appAddress(
  of: { readonly language: Language; readonly currency: string; readonly query: Readonly<Record<string, string>> },
  screen: { readonly route: RouteName; readonly query?: Readonly<Record<string, string>> },
): string {
  const spoken = new URLSearchParams({ lang: of.language, currency: of.currency });
  const inside = new URLSearchParams({ ...of.query, ...screen.query }).toString();
  return `/?${spoken}#${routes[screen.route].path}${inside ? `?${inside}` : ''}`;
}
