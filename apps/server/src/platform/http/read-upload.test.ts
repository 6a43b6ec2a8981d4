import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal } from '@app/kernel/assert';
import multipart from '@fastify/multipart';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { withUpload } from './read-upload.ts';

const PART = '--line\r\nContent-Disposition: form-data; name="file"; filename="a"\r\nContent-Type: image/jpeg\r\n\r\n';

/** How an upload ends whose client leaves while `guard` decides about it: the key of the refusal, or what else came of it. */
async function leaveDuring(guard: (gone: Promise<unknown>) => Promise<unknown>, sent: string): Promise<unknown> {
  const app = fastify();
  app.register(multipart);
  const ended = Promise.withResolvers<unknown>();
  app.post('/', async (request) => {
    await guard(new Promise((resolve) => request.raw.once('close', resolve)));
    const work = withUpload(request, 'picture', async ({ bytes }) => bytes.length);
    work.then(ended.resolve, (error) => ended.resolve(error instanceof Refusal ? error.key : error));
    return work;
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  try {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(
      `POST / HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=line\r\nContent-Length: 100000\r\n\r\n${sent}`,
    );
    await sleep(50);
    socket.resetAndDestroy();
    return await Promise.race([ended.promise, sleep(2_000, 'still waits')]);
  } finally {
    await app.close();
  }
}

test.each([
  ['nothing of the body came', ''],
  ['the file had begun', `${PART}${'A'.repeat(2_000)}`],
])('a client that left before its upload is read is refused, not waited for: %s', async (_name, sent) => {
  expect(await leaveDuring((gone) => gone, sent)).toBe('upload.unreadable');
  expect(await leaveDuring(async () => {}, sent)).toBe('upload.unreadable');
});
