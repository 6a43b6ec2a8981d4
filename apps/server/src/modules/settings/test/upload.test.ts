import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { type ErrorKey, errorCatalogue } from '@app/contract/core/error-catalogue';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { addAgent, newcomer } from '../../accounts/test/fixtures.ts';

let shop: TestApp;
let token: string;
beforeAll(async () => {
  shop = await testApp();
  await addAgent(shop);
  token = (await newcomer(shop)).token;
});
afterAll(() => shop.close());

const png = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#386' } })
    .png()
    .toBuffer();

async function upload(bytes: Buffer, purpose = 'avatar', type = 'image/png') {
  const line = 'boundary-of-the-test';
  const head = `--${line}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: ${type}\r\n\r\n`;
  const response = await shop.app.server.inject({
    method: 'POST',
    url: `/app_index/common/upload?purpose=${purpose}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${line}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${line}--\r\n`)]),
  });
  return response.json() as { code: number; data: { url: string; kind: string; width: number } };
}

test('a picture is kept under an address of our own and can become the avatar of who sent it', async () => {
  const answer = await upload(await png());
  expect(answer.code).toBe(200);
  expect(answer.data).toMatchObject({ kind: 'image', width: 720 });
  const edit = (as: string) =>
    shop.call(accountEndpoints.updateUserInfo, { token: as, body: { avatar: answer.data.url } });
  expect((await edit(token)).data.avatar).toBe(answer.data.url);
  expect((await edit((await newcomer(shop)).token)).code).toBe(refusalCode('input.invalid'));
});

test.each<[string, () => Promise<Buffer>, ErrorKey]>([
  ['a script named as a picture', async () => Buffer.from('<svg onload="x()"/>'), 'upload.wrong_type'],
  ['a broken picture', async () => (await png()).subarray(0, 200), 'upload.unreadable'],
  ['more than 4 MB', async () => Buffer.concat([await png(), Buffer.alloc(4 * 1024 * 1024)]), 'upload.too_large'],
])('%s is refused', async (_what, bytes, key) => {
  expect((await upload(await bytes())).code).toBe(errorCatalogue[key].code);
});

test('only the purposes of customers are taken', async () => {
  expect((await upload(await png(), 'product')).code).toBe(refusalCode('input.invalid'));
});
