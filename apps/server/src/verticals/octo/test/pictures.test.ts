import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makeStaff } from '../../../reliability/every-endpoint.ts';
import { openShop } from '../../../testing/shop.ts';
import { dayAhead, newDeparture, newTour } from '../../tours/test/fixtures.ts';
import { ALL, octo, resellerKey } from './fixtures.ts';

test('the pictures of a product are JPEG at addresses of the shop, in both widths; what is not there is 404', async () => {
  const shop = await openShop({ PUBLIC_URL: 'https://shop.example.com' });
  const { db, storage } = shop.app.platform;
  const picture = randomUUID();
  const webp = await sharp({ create: { width: 72, height: 54, channels: 3, background: 'teal' } })
    .webp()
    .toBuffer();
  for (const width of [360, 720]) await storage.write(`u/${picture}-${width}.webp`, webp);
  const tour = await newTour(db);
  await newDeparture(db, tour, { day: dayAhead(shop, 20) });
  await sql`UPDATE tour SET cover = ${`/files/u/${picture}-{w}.webp`} WHERE id = ${tour.id}`.execute(db);
  const key = await resellerKey(shop, await makeStaff(db, { super: true }), await shop.buyer());
  const product = await octo(shop, key).ok('product', 'GET', `/products/${tour.id}`, { headers: ALL });
  const src = `https://shop.example.com/files/u/${picture}-720.jpg`;
  expect(product.media).toMatchObject([{ src, type: 'image/jpeg', rel: 'COVER' }]);
  const read = (path: string) => shop.app.server.inject({ url: path });
  for (const width of [360, 720]) {
    const answer = await read(`/files/u/${picture}-${width}.jpg`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect((await sharp(answer.rawPayload).metadata()).format).toBe('jpeg');
  }
  for (const name of [`${randomUUID()}-720.jpg`, `${picture}-100.jpg`, `${picture}.jpg`])
    expect((await read(`/files/u/${name}`)).statusCode).toBe(404);
  await shop.close();
});
