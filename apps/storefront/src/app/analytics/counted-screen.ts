import type { RouteName } from '@app/contract/core/routes';
import { stepOfRoute } from '@app/contract/funnel/steps';
import { ruleOf } from '../../shell/route-table.ts';

/** What a link says of its source. */
const SOURCE = /^utm_(?:source|medium|campaign|content|term)$/;

/** The parameters of a link that say its source, wherever they stand in it. */
function sourceIn(link: string): [string, string][] {
  if (!URL.canParse(link)) return [];
  const { searchParams, hash } = new URL(link);
  const inside = new URLSearchParams(hash.split('?')[1] ?? '');
  return [...searchParams, ...inside].filter(([name]) => SOURCE.test(name));
}

/** Returns the site from which the app was opened, without the page; empty for the shop's own pages and where the browser does not say. */
export function countedReferrer(referrer: string, own: string): string {
  if (!URL.canParse(referrer)) return '';
  const { origin, protocol } = new URL(referrer);
  return /^https?:$/.test(protocol) && origin !== own ? `${origin}/` : '';
}

/**
 * Returns how a screen is named to a program that counts: the address of its route. Only of things that are looked at are the id and the
 * title said; ids of orders, payments and shared trips, dates and words of a search stay here. `landed` is the link that the app was
 * opened by, for its first screen.
 */
export function countedScreen(
  route: RouteName,
  at: { readonly origin: string; readonly search: string; readonly title: string; readonly landed?: string },
): { readonly url: string; readonly title: string } {
  const looked = stepOfRoute[route]?.step === 'view';
  const id = new URLSearchParams(at.search).get('id');
  const query = new URLSearchParams([
    ...(looked && id ? [['id', id]] : []),
    ...(at.landed === undefined ? [] : sourceIn(at.landed)),
  ]);
  return { url: `${at.origin}${ruleOf(route).path}${query.size ? `?${query}` : ''}`, title: looked ? at.title : route };
}
