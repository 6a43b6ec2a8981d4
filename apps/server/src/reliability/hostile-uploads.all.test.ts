import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { basePath } from '@app/contract/core/endpoint';
import { errorCatalogue } from '@app/contract/core/error-catalogue';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { visitor } from '../modules/chat/test/fixtures.ts';
import { orderOf } from '../modules/orders/test/fixtures.ts';
import { chaosCount, patient } from '../platform/testing/chaos.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import { endpointsOf, partsOf } from './every-endpoint.ts';
import { CANARY, type HostileFile, hostileFiles } from './hostile-files.ts';

/**
 * Every field that takes a file. A new one fails the first test until it stands here. One field of each way to take files
 * meets all forty of them, the others some in turn, so that together they meet each many times over.
 */
type Field = {
  who: 'customer' | 'visitor' | 'staff';
  /** Stands for its kind. */
  all?: true;
  films?: true;
  /** Takes no picture at all: every file is refused. */
  tables?: true;
  /** Is about an order that waits for its payment. */
  ofPayment?: true;
  /** Takes pictures of a certain size only: what would be kept elsewhere may be refused for its size. */
  sized?: RegExp;
  query?: string;
};
const FIELDS: Record<string, Field> = {
  '/app_index/common/upload?purpose=review': { who: 'customer', all: true },
  '/app_index/common/upload?purpose=voucher': { who: 'customer' },
  '/app_index/common/upload?purpose=avatar': { who: 'customer' },
  '/app_index/payment/voucher': { who: 'customer', ofPayment: true, all: true },
  '/app_index/chat/upload': { who: 'visitor', all: true },
  '/admin_api/uploads?purpose=product': { who: 'staff', films: true, all: true },
  '/admin_api/uploads?purpose=category': { who: 'staff' },
  '/admin_api/uploads?purpose=banner': { who: 'staff' },
  '/admin_api/uploads?purpose=interest': { who: 'staff' },
  '/admin_api/uploads?purpose=article': { who: 'staff' },
  '/admin_api/uploads?purpose=message': { who: 'staff' },
  '/admin_api/uploads?purpose=travel': { who: 'staff' },
  '/admin_api/chat/pictures': { who: 'staff', all: true },
  '/admin_api/payment-channels/image': { who: 'staff' },
  '/admin_api/shop-identity/picture?purpose=icon': { who: 'staff', sized: /^identity\.icon_size$/, all: true },
  '/admin_api/shop-identity/picture?purpose=logo': { who: 'staff', sized: /^identity\.logo_size$/ },
  '/admin_api/users/:id/avatar': { who: 'staff' },
  '/admin_api/withdrawals/proof': { who: 'staff' },
  '/admin_api/reconciliations': { who: 'staff', tables: true, all: true },
  '/admin_api/reconciliations/look': { who: 'staff', tables: true },
  '/admin_api/product-imports': { who: 'staff', tables: true },
  '/admin_api/earlier-imports': { who: 'staff', tables: true },
  '/admin_api/translations/import': { who: 'staff', tables: true, query: '?language=es&dryRun=0' },
};

const FILES_EACH = chaosCount('HOSTILE_FILES', 2);

let shop: Shop;
let temporary: string;
let files: HostileFile[];
let payment: string;
let customerId: string;
let headersOf: Record<'customer' | 'visitor' | 'staff', Record<string, string>>;
const before = process.env.TMPDIR;
beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'hostile-'));
  process.env.TMPDIR = temporary;
  shop = await openShop();
  files = await hostileFiles();
  const buyer = await shop.buyer();
  customerId = buyer.id;
  const { variantIds } = await shop.product({ prices: [900], stock: 3 });
  payment = (await orderOf(shop, buyer, [{ variantId: variantIds[0] ?? '', quantity: 1 }])).paymentId;
  headersOf = {
    customer: { authorization: `Bearer ${buyer.token}` },
    visitor: (await visitor(shop)).headers ?? {},
    staff: { authorization: `Bearer ${await shop.staff()}` },
  };
}, 60_000);
afterAll(async () => {
  await shop.close();
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
  await rm(temporary, { recursive: true, force: true });
});

const REFUSED = /^(?!kept$|operation\.failed$)/;
const LINE = 'the-line-between';
const partOf = (file: HostileFile): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--${LINE}\r\nContent-Disposition: form-data; name="file"; filename="${file.fileName}"\r\nContent-Type: ${file.type}\r\n\r\n`,
    ),
    file.bytes,
    Buffer.from('\r\n'),
  ]);
const END = Buffer.from(`--${LINE}--\r\n`);

const addressOf = (field: string): string =>
  FIELDS[field]?.ofPayment
    ? `${field}?payment=${payment}`
    : `${field.replace(':id', customerId)}${FIELDS[field]?.query ?? ''}`;

type Answer = { code: number; data: { error?: string; id?: string; url?: string } };
async function send(field: string, payload: Buffer): Promise<Answer> {
  const headers = { ...headersOf[FIELDS[field]?.who ?? 'customer'] };
  const response = await shop.app.server.inject({
    method: 'POST',
    url: addressOf(field),
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${LINE}` },
    payload,
  });
  return response.json() as Answer;
}
/** The delay of the event loop while something goes on, at its 99th percentile in milliseconds. */
async function loopDelay(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  await work();
  delay.disable();
  return delay.percentile(99) / 1e6;
}

/** What became of a file: a refusal, or `kept` under an id. */
async function endOf(field: string, file: HostileFile): Promise<{ ended: string; id: string | null }> {
  const { code, data } = await send(field, Buffer.concat([partOf(file), END]));
  if (code !== 200) return { ended: String(data?.error), id: null };
  return { ended: 'kept', id: data.id ?? /[0-9a-f-]{36}/.exec(data.url ?? '')?.[0] ?? null };
}
const kept = async (place: string): Promise<string[]> =>
  (await readdir(join(shop.app.platform.config.dataDir, 'files', place)).catch(() => [])).sort();

test('the fields above are all fields that take a file', () => {
  const found = endpointsOf(shop).flatMap((bound) => {
    if (!bound.endpoint.upload) return [];
    const purposes = (partsOf(bound).query.properties?.purpose as { enum?: string[] } | undefined)?.enum;
    const url = basePath[bound.endpoint.surface] + bound.endpoint.path;
    return purposes ? purposes.map((purpose) => `${url}?purpose=${purpose}`) : [url];
  });
  expect(found.sort()).toEqual(Object.keys(FIELDS).sort());
});

test(
  'forty hostile files in every field: kept only as a picture made anew, at no cost to others',
  async () => {
    expect(files).toHaveLength(40);
    const wrong: string[] = [];
    const still = await loopDelay(() => new Promise((resolve) => setTimeout(resolve, 1_000)));
    const delay = monitorEventLoopDelay({ resolution: 5 });
    const rssBefore = process.memoryUsage().rss;
    let rssMost = rssBefore;
    const watch = setInterval(() => {
      rssMost = Math.max(rssMost, process.memoryUsage().rss);
    }, 20);
    delay.enable();
    const made = new Set<string>();
    let turn = 0;
    const inTurn = (): HostileFile[] =>
      Array.from({ length: Math.min(FILES_EACH, files.length) }, () => files[turn++ % files.length] as HostileFile);
    for (const [field, { all, films, tables, sized }] of Object.entries(FIELDS)) {
      for (const file of all ? files : inTurn()) {
        const { ended, id } = await endOf(field, file);
        const expected = tables ? REFUSED : (films && file.endsForFilms) || file.ends;
        if (!expected.test(ended) && !sized?.test(ended)) wrong.push(`${file.what} at ${field}: ${ended}`);
        if (id) made.add(id);
      }
    }
    delay.disable();
    clearInterval(watch);
    expect(wrong).toEqual([]);
    // On a machine that is busy with other things, what it makes everybody wait is no fault of the uploads.
    expect(delay.percentile(99) / 1e6).toBeLessThan(Math.max(300, 4 * still));
    expect((rssMost - rssBefore) / 1024 / 1024).toBeLessThan(300);
    // Nothing lies in either folder but pictures made anew, and films, of what was kept.
    const names = [...(await kept('u')), ...(await kept('p'))];
    for (const name of names) expect(name).toMatch(/^[0-9a-f-]{36}(-\d{3,4}\.webp|\.mp4)$/);
    expect(new Set(names.map((name) => name.slice(0, 36)))).toEqual(made);
    // The folder for passing files holds the product's own folder and nothing else.
    expect((await readdir(temporary)).filter((name) => !name.startsWith('avela-test-'))).toEqual([]);
  },
  patient(240_000),
);

test('nothing of what was sent is in what is kept, and it is served without any right to run', async () => {
  const folder = join(shop.app.platform.config.dataDir, 'files');
  // Kept by the test above, where it was run.
  for (const field of (await kept('u')).length > 0
    ? []
    : ['/admin_api/uploads?purpose=product', '/app_index/chat/upload'])
    for (const file of files) await send(field, Buffer.concat([partOf(file), END]));
  for (const place of ['u', 'p']) {
    const names = (await kept(place)).filter((name) => name.endsWith('.webp'));
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      const bytes = await readFile(join(folder, place, name));
      const { format, exif, xmp, icc, pages, width } = await sharp(bytes).metadata();
      expect([format, exif, xmp, icc, pages, (width ?? 9_999) <= 1_440]).toEqual([
        'webp',
        undefined,
        undefined,
        undefined,
        undefined,
        true,
      ]);
      expect(bytes.includes(CANARY)).toBe(false);
    }
  }
  for (const name of (await kept('u')).filter((one, i) => i % 20 === 0 || one.endsWith('.mp4'))) {
    const { headers, statusCode } = await shop.app.server.inject({ url: `/files/u/${name}` });
    expect(statusCode).toBe(200);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
    expect(headers['content-type']).toBe(name.endsWith('.mp4') ? 'video/mp4' : 'image/webp');
  }
  for (const name of await kept('p'))
    expect((await shop.app.server.inject({ url: `/files/p/${name}` })).statusCode).toBe(404);
});

test('bodies of many parts, of two files, of no file and of no end are refused and leave nothing', async () => {
  const there = [await kept('u'), await kept('p')];
  const picture = files.find(({ what }) => what === 'a way up') as HostileFile;
  const text = (name: string) =>
    Buffer.from(`--${LINE}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nvalue\r\n`);
  const thousand = Array.from({ length: 1_000 }, (_, i) => text(`f${i}`));
  const bodies: Record<string, Buffer> = {
    'a thousand parts, then the file': Buffer.concat([...thousand, partOf(picture), END]),
    'no part at all': END,
    'a field named file, no file': Buffer.concat([text('file'), END]),
    'a file without its end': partOf(picture),
    'no line between': Buffer.from('hello'),
    'a part with 1,000 headers': Buffer.from(`--${LINE}\r\n${'X-A: b\r\n'.repeat(1_000)}\r\nx\r\n--${LINE}--\r\n`),
  };
  for (const field of Object.keys(FIELDS)) {
    for (const [what, body] of Object.entries(bodies)) {
      const { code } = await send(field, body);
      expect([what, field, code !== 200 && code !== errorCatalogue['operation.failed'].code]).toEqual([
        what,
        field,
        true,
      ]);
    }
  }
  await expect.poll(async () => [await kept('u'), await kept('p')]).toEqual(there);
}, 60_000);
