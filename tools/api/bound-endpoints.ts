import { sliceFactories } from '../../apps/server/src/app.ts';
import { readConfig } from '../../apps/server/src/platform/config/config.ts';
import type { BoundEndpoint } from '../../apps/server/src/platform/http/bind.ts';
import type { Platform } from '../../apps/server/src/platform/slice.ts';

/** Stands for whatever a slice holds on to while it is made; nothing of it is called. */
const nothing: unknown = new Proxy(() => undefined, { get: () => nothing, apply: () => nothing });

/** Every endpoint of the product as the server binds it, without a database behind it. */
export async function boundEndpoints(): Promise<BoundEndpoint[]> {
  const config = readConfig({});
  const platform = new Proxy({} as Platform, { get: (_target, name) => (name === 'config' ? config : nothing) });
  const slices = sliceFactories().map((factory) => factory(platform));
  return slices.flatMap((slice) => slice.endpoints ?? []);
}
