import { join } from 'node:path';
import { api, balanceChannel, buy, headersOf, pick, posted, type Setting } from './calls.ts';
import { hammer, type Measured, repeat, send } from './load.ts';
import { orderScript } from './order-script.ts';
import { dir } from './prepare.ts';
import { findPgbench, replay } from './replay.ts';
import { type OpenTopUp, offer, openTopUps, tellPaid, topUpScript } from './top-ups.ts';
import { list, type Material, readMaterial, search, unasked } from './unasked.ts';

/** What a scenario is compared with, and the least share of it that is aimed at. */
export type Scenario = {
  name: string;
  beside: 'bytes' | 'query' | 'transaction' | 'pgbench';
  aim: number;
  /** Makes what one run uses up; not part of what is measured. */
  ready?(setting: Setting): Promise<void>;
  /** The statements of one operation for pgbench. */
  script?(setting: Setting): Promise<string>;
  /** Gives the product's figures; `floor` gives those of the floor beside it. */
  run(setting: Setting): Promise<Measured>;
};

/** Paths of the anonymous reads; `{product}` stands for a product that exists. */
const anonymousReads: Record<string, string> = {
  'product list (20 a page)': '/goods/product_list?lang=en-US&currency=USD&sort=popular&limit=20',
  'product detail': '/goods/product_details?lang=en-US&currency=USD&id={product}',
  search: '/goods/product_list?lang=en-US&currency=USD&keyword=tote&limit=20',
  'category tree': '/goods/type?lang=en-US&currency=USD',
  home: '/index/home?lang=en-US&currency=USD',
};

const pathOf = (setting: Setting, path: string): string => path.replace('{product}', setting.wares[0]?.productId ?? '');

/** Pages that the server writes for machines; `{product}` as above. An address without the name leads on to the one with it. */
const pages: Record<string, string> = {
  'page of a product': '/en-us/p/{product}?currency=USD',
  'page of the shop': '/en-us/?currency=USD',
};

/** The address at which a page is answered. */
const pageAt = async (setting: Setting, path: string): Promise<string> =>
  (await fetch(`${setting.product.url}${pathOf(setting, path)}`)).url;

const loadOf = ({ connections, seconds, count }: Setting) => ({ clients: connections, seconds, count });

export async function buyAll(setting: Setting): Promise<Measured> {
  const channel = await balanceChannel(setting);
  return repeat(async (worker, round) => {
    const [shopper, ware] = [pick(setting.shoppers, worker), pick(setting.wares, worker * 7 + round)];
    await buy(setting, { shopper, ware, channel });
  }, loadOf(setting));
}

/** No machine takes in more webhooks a second. */
const MOST_WEBHOOKS_A_SECOND = 2_500;
let open: OpenTopUp[] = [];

async function payTopUps(setting: Setting): Promise<Measured> {
  let next = 0;
  return repeat(async () => {
    const topUp = open[next];
    next += 1;
    if (!topUp) throw new Error('no top-up is left');
    await tellPaid(setting, topUp);
  }, loadOf(setting));
}

async function openForRun(setting: Setting): Promise<void> {
  const wanted = setting.count ? setting.count + setting.connections : setting.seconds * MOST_WEBHOOKS_A_SECOND;
  open = await openTopUps(setting.url, setting.shoppers, wanted);
  await offer(setting.url, open);
}

/** Asks as another shopper on each connection. */
export const signedIn = (path: string) => (setting: Setting) =>
  hammer(api(setting, path), { ...setting, headers: setting.shoppers.map(headersOf) });

const reads: Scenario[] = Object.entries(anonymousReads).map(([name, path]) => ({
  name,
  beside: 'bytes',
  aim: 0.7,
  run: (setting) => hammer(api(setting, pathOf(setting, path)), setting),
}));

const readPages: Scenario[] = Object.entries(pages).map(([name, path]) => ({
  name,
  beside: 'bytes',
  aim: 0.5,
  run: async (setting) => hammer(await pageAt(setting, path), setting),
}));

const materials = new Map<string, Material>();
let seed = 1;

/** The index of goods has been made once a count answers. */
const indexMade = async (setting: Setting): Promise<void> => {
  await (await fetch(api(setting, '/goods/product_count'))).text();
};

/** Asks for another address with every call, so that no answer is in memory. */
async function askAnew(setting: Setting, make: typeof search): Promise<Measured> {
  const material = materials.get(setting.url) ?? (await readMaterial(setting.url));
  materials.set(setting.url, material);
  seed += 1;
  const next = unasked(material, make, seed);
  return hammer(setting.product.url, {
    ...setting,
    path: () => api(setting, next()).slice(setting.product.url.length),
  });
}

export const scenarios: Scenario[] = [
  ...reads,
  ...readPages,
  {
    name: 'searches nobody asked before',
    beside: 'query',
    aim: 0.2,
    ready: indexMade,
    run: (setting) => askAnew(setting, search),
  },
  {
    name: 'lists with new filters',
    beside: 'query',
    aim: 0.3,
    ready: indexMade,
    run: (setting) => askAnew(setting, list),
  },
  {
    name: 'signed-in read (orders)',
    beside: 'query',
    aim: 0.5,
    run: signedIn('/order/order_list?tab=all&limit=20'),
  },
  {
    name: 'signed-in read (user info)',
    beside: 'query',
    aim: 0.5,
    run: signedIn('/user/userInfo'),
  },
  {
    name: 'add to cart',
    beside: 'transaction',
    aim: 0.25,
    run: (setting) =>
      repeat(async (worker, round) => {
        const shopper = pick(setting.shoppers, worker + round * setting.connections);
        const ware = pick(setting.wares, worker + round);
        await posted(setting, shopper, { path: '/goods/add_cart', body: { variantId: ware.variantId, quantity: 1 } });
      }, loadOf(setting)),
  },
  {
    name: 'checkout to a paid order',
    beside: 'transaction',
    aim: 0.1,
    run: buyAll,
  },
  {
    name: 'paid orders beside pgbench',
    beside: 'pgbench',
    aim: 0.5,
    run: buyAll,
    script: orderScript,
  },
  {
    name: 'top-up webhooks beside pgbench',
    beside: 'pgbench',
    aim: 0.5,
    ready: openForRun,
    run: payTopUps,
    script: topUpScript,
  },
];

const scripts = new Map<string, string>();

/** pgbench says the same statements to the same database; without an installed pgbench there are no figures. */
async function runPgbench({ name, script }: Scenario, setting: Setting): Promise<Measured> {
  const pgbench = findPgbench();
  if (!pgbench || !script) return { perSecond: Number.NaN, done: 0, median: Number.NaN, p99: Number.NaN, failed: 0 };
  const key = `${setting.url} ${name}`;
  const said = scripts.get(key) ?? (await script(setting));
  scripts.set(key, said);
  const { connections, seconds, count, url } = setting;
  const of = { url, script: said, clients: connections, seconds, count, folder: join(dir, 'pgbench') };
  const { mean, ...done } = await replay(pgbench, of);
  return { ...done, median: mean, p99: Number.NaN };
}

/** The figures of the floor beside a scenario; the bytes are those of the product's own answer. */
export async function runFloor(scenario: Scenario, setting: Setting): Promise<Measured> {
  const load = { connections: setting.connections, seconds: setting.seconds, count: setting.count };
  if (scenario.beside === 'pgbench') return runPgbench(scenario, setting);
  if (scenario.beside === 'query') return hammer(`${setting.floor.url}/query/${setting.wares[0]?.productId}`, load);
  if (scenario.beside === 'transaction') {
    return repeat(
      async () => void (await send(`${setting.floor.url}/transaction`, { method: 'POST', headers: {}, body: {} })),
      { clients: load.connections, seconds: load.seconds, count: load.count },
    );
  }
  const path = anonymousReads[scenario.name];
  const page = pages[scenario.name] ?? '';
  const address = path === undefined ? await pageAt(setting, page) : api(setting, pathOf(setting, path));
  const body = await (await fetch(address)).arrayBuffer();
  await fetch(`${setting.floor.url}/bytes/one`, {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream' },
    body,
  });
  return hammer(`${setting.floor.url}/bytes/one`, load);
}
