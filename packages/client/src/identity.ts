import { brandFile } from '@app/contract/settings/identity/brand-files';
import type { ShownIdentity } from '@app/contract/settings/identity/schemas';
import { create } from 'zustand';

/** What the page came with: the server writes the shop's identity into its head. */
function ofPage(): ShownIdentity {
  const unknown = { name: '', stamp: '', colour: '', coloured: false, mark: 'bag', logo: null } as const;
  if (typeof document === 'undefined') return unknown;
  const embedded = document.querySelector<HTMLMetaElement>('meta[name="shop"]')?.content;
  return embedded ? (JSON.parse(embedded) as ShownIdentity) : { ...unknown, name: document.title };
}

/** The shop's name, colour, logo and icon: those of the page, then the latest from the server. */
export const useIdentity = create<ShownIdentity>()(ofPage);

const setContent = (name: string, content: string): void =>
  document.querySelector(`meta[name="${name}"]`)?.setAttribute('content', content);
const setHref = (rel: string, href: string): void =>
  document.querySelector(`link[rel="${rel}"]`)?.setAttribute('href', href);

/** Puts the colours of now over those of before, once they are there. */
function wearColours({ coloured, stamp }: ShownIdentity): void {
  const before = document.querySelectorAll('link[data-brand]');
  const forget = () => {
    for (const link of before) link.remove();
  };
  if (!coloured) {
    forget();
    return;
  }
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.dataset.brand = '';
  link.onload = forget;
  link.href = brandFile(stamp, 'colours.css');
  document.head.append(link);
}

/** Takes a newer identity: the open page changes its colours, icons and title at once. */
export function takeIdentity(next: ShownIdentity): void {
  const before = useIdentity.getState();
  if (before.stamp === next.stamp && before.name === next.name) return;
  useIdentity.setState(next, true);
  if (before.name && document.title.endsWith(before.name)) {
    document.title = document.title.slice(0, -before.name.length) + next.name;
  }
  for (const name of ['application-name', 'apple-mobile-web-app-title']) setContent(name, next.name);
  if (before.stamp === next.stamp) return;
  setContent('theme-color', next.colour);
  setHref('icon', brandFile(next.stamp, 'favicon.png'));
  setHref('apple-touch-icon', brandFile(next.stamp, 'apple-touch.png'));
  wearColours(next);
}
