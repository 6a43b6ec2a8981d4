import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patient } from '../../../platform/testing/chaos.ts';
import { makeStaff } from '../../../reliability/every-endpoint.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { orderOf } from '../../orders/test/fixtures.ts';
import { plantKey } from './fixtures.ts';

const run = promisify(execFile);
const project = fileURLToPath(new URL('../../../../../../', import.meta.url));
const tsc = join(project, 'node_modules/.bin/tsc');
/** The Node that runs the tests goes before the one of the system. */
const PATH = `${dirname(process.execPath)}${delimiter}${process.env.PATH ?? ''}`;

/** A program of another shop's programmer, as `docs/integrate.md` shows it. */
const PROGRAM = `import { createClient, Refused } from '@app/api';

const avela = createClient({ url: process.env.AVELA_URL ?? '', key: process.env.AVELA_KEY ?? '' });
const { list, total } = await avela.call('listOrders', { query: { limit: '5' } });
console.log(total);
for (const order of list) console.log(order.number, order.state);
await avela.call('readOrder', { params: { id: crypto.randomUUID() } }).catch((error) => {
  console.log(error instanceof Refused && error.error);
});
`;

let shop: Shop;
let folder: string;
beforeAll(async () => {
  shop = await openShop();
  await shop.app.server.listen({ port: 0, host: '127.0.0.1' });
  folder = await mkdtemp(join(tmpdir(), 'avela-client-'));
}, patient(60_000));
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

test(
  'the client is packed, installed by a stranger, lists orders with a key in plain node, and is typed by the contract',
  async () => {
    const goods = await shop.product({ prices: [500], stock: 9 });
    const order = await orderOf(shop, await shop.buyer({ usd: 10_000 }), [
      { variantId: goods.variantIds[0] ?? '', quantity: 1 },
    ]);
    const madeBy = await makeStaff(shop.app.platform.db, { super: true });
    const { token } = await plantKey(shop.app.platform.db, { madeBy, permissions: ['orders.goods.view'] });

    const packed = await run('npm', ['pack', '--json', '--pack-destination', folder], {
      cwd: join(project, 'packages/api'),
      env: { ...process.env, PATH },
    });
    const [name = ''] = /[\w.-]+\.tgz/.exec(packed.stdout) ?? [];
    await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
    await run('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${name}`], { cwd: folder });
    await writeFile(join(folder, 'orders.js'), PROGRAM);

    const { port } = shop.app.server.server.address() as AddressInfo;
    const env = { PATH, AVELA_URL: `http://127.0.0.1:${port}/`, AVELA_KEY: token };
    const ran = await run(process.execPath, ['orders.js'], { cwd: folder, env });
    expect(ran.stdout.trim().split('\n')).toEqual(['1', `${order.number} pending_payment`, 'record.not_found']);
    const refused = run(process.execPath, ['orders.js'], { cwd: folder, env: { ...env, AVELA_KEY: `${token}x` } });
    await expect(refused).rejects.toMatchObject({ stderr: expect.stringContaining('auth.key_unknown') });

    const check = async (text: string) => {
      await writeFile(join(folder, 'orders.ts'), text);
      const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2024', '--types', ''];
      return run(tsc, [...options, '--lib', 'es2024,dom', 'orders.ts'], { cwd: folder }).then(
        () => '',
        ({ stdout }: { stdout: string }) => stdout,
      );
    };
    const typed = PROGRAM.replaceAll(/process\.env\.\w+ \?\? /g, '');
    expect(await check(typed)).toBe('');
    expect(await check(typed.replace('order.state', 'order.colour'))).toContain("'colour' does not exist");
    expect(await check(typed.replace("limit: '5'", 'limits: 5'))).toContain("'limits' does not exist");
    expect(await check(typed.replace("'listOrders'", "'createApiKey'"))).toContain('createApiKey');
  },
  patient(180_000),
);
