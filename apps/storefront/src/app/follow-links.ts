import type { NavigateFunction } from 'react-router';
import { routeAt } from '../shell/route-table.ts';
import { loadScreen } from './screens.ts';

/** The path below the hash that a press on this element leads to, if it leads to one of ours in this window. */
function pathOfLink(target: EventTarget | null): string | null {
  const link = (target as Element | null)?.closest?.('a');
  const href = link?.getAttribute('href');
  if (!link || !href?.startsWith('#/') || (link.target !== '' && link.target !== '_self')) return null;
  return href.slice(1);
}

/** Fetches the chunk of the screen that a finger is about to open. */
function loadAhead(event: PointerEvent): void {
  const path = pathOfLink(event.target);
  const route = path === null ? null : routeAt(path.replace(/\?.*$/, ''), path.replace(/^[^?]*/, ''));
  if (route) loadScreen(route.name)?.catch(() => {});
}

/**
 * Makes plain links to our own hash paths go through the router, so that every entry is numbered. Leaves alone what
 * opens elsewhere: other sites, other windows, modified clicks. The screen's chunk is fetched as soon as the finger is
 * down. Gives the function that stops it.
 */
export function followLinks(target: Document, navigate: NavigateFunction): () => void {
  const onClick = (event: MouseEvent) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    ) {
      return;
    }
    const path = pathOfLink(event.target);
    if (path === null) return;
    event.preventDefault();
    void navigate(path);
  };
  target.addEventListener('click', onClick);
  target.addEventListener('pointerdown', loadAhead);
  return () => {
    target.removeEventListener('click', onClick);
    target.removeEventListener('pointerdown', loadAhead);
  };
}
