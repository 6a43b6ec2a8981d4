import { type RouteName, type RouteRule, routes } from '@app/contract/core/routes';
import { type ComponentType, lazy } from 'react';
import HomeScreen from '../features/home/home.screen.tsx';

type ScreenModule = { readonly default: ComponentType };
type Loader = () => Promise<ScreenModule>;

/** Most visits begin at home: it comes with the app, in its files. */
const HOME: RouteName = 'home';

const files = {
  ...import.meta.glob<ScreenModule>(['../features/**/*.screen.tsx', '!**/home.screen.tsx']),
  ...import.meta.glob<ScreenModule>('../verticals/**/*.screen.tsx'),
  ...import.meta.glob<ScreenModule>('./choosing/*.screen.tsx'),
};

/** The name of the file that draws a route: `product-detail` for `productDetail`. */
const fileOf = (route: RouteName): string =>
  ((routes[route] as RouteRule).screen ?? route).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Loaders by file name without `.screen.tsx`. */
const loaders = new Map<string, Loader>(
  Object.entries(files).map(([path, load]) => [path.replace(/^.*\//, '').replace('.screen.tsx', ''), load]),
);

const lazies = new Map<RouteName, ComponentType>([[HOME, HomeScreen]]);
const ready = new Map<RouteName, Promise<ScreenModule>>();

/** Fetches a screen's chunk ahead. Null when no chunk draws this route. */
export function loadScreen(name: RouteName): Promise<ScreenModule> | null {
  const load = loaders.get(fileOf(name));
  if (!load) return null;
  const promise = ready.get(name) ?? load();
  ready.set(name, promise);
  promise.catch(() => ready.delete(name));
  return promise;
}

/** The component of a route, loaded on demand; null when no file draws this route. */
export function screenOf(name: RouteName): ComponentType | null {
  const known = lazies.get(name);
  if (known) return known;
  if (!loaders.has(fileOf(name))) return null;
  const component = lazy(() => loadScreen(name) ?? Promise.reject(new Error(`no screen ${name}`)));
  lazies.set(name, component);
  return component;
}

/** Forgets a chunk that failed, so that the next drawing asks for it again. */
export function forgetScreen(name: RouteName): void {
  if (name !== HOME) lazies.delete(name);
  ready.delete(name);
}
