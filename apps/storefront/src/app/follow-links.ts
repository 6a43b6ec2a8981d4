import type { NavigateFunction } from 'react-router';

/**
 * Makes plain links to our own hash paths go through the router, so that every entry is numbered. Leaves alone what
 * opens elsewhere: other sites, other windows, modified clicks. Gives the function that stops it.
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
    const link = (event.target as Element | null)?.closest?.('a');
    const href = link?.getAttribute('href');
    if (!link || !href?.startsWith('#/') || (link.target !== '' && link.target !== '_self')) return;
    event.preventDefault();
    void navigate(href.slice(1));
  };
  target.addEventListener('click', onClick);
  return () => target.removeEventListener('click', onClick);
}
