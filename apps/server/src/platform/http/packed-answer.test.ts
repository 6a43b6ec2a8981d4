import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { packedFor } from './packed-answer.ts';

const answer = {
  body: Buffer.from(JSON.stringify({ text: 'Alma linen dress '.repeat(200) })),
  etag: '"abc"',
  tags: [],
};

test('who can unpack gets fewer bytes under an etag of their own, packed once', () => {
  const form = packedFor({ 'accept-encoding': 'gzip, deflate, br' }, answer);
  expect(form).toMatchObject({ encoding: 'br', etag: '"abc-br"' });
  expect(brotliDecompressSync(form.body)).toEqual(answer.body);
  expect(packedFor({ 'accept-encoding': 'br' }, answer).body).toBe(form.body);
  const zipped = packedFor({ 'accept-encoding': 'gzip;q=0.8' }, answer);
  expect(zipped).toMatchObject({ encoding: 'gzip', etag: '"abc-gzip"' });
  expect(gunzipSync(zipped.body)).toEqual(answer.body);
});

test('who cannot, or refuses, gets the answer as it is; so does one of a single packet', () => {
  for (const headers of [{}, { 'accept-encoding': 'identity' }, { 'accept-encoding': 'br;q=0, gzip;q=0' }]) {
    expect(packedFor(headers, answer)).toEqual({
      body: answer.body,
      etag: answer.etag,
      encoding: null,
      type: 'application/json',
    });
  }
  const small = { body: Buffer.from('{}'), etag: '"s"', tags: [] };
  expect(packedFor({ 'accept-encoding': 'br' }, small)).toEqual({
    body: small.body,
    etag: small.etag,
    encoding: null,
    type: 'application/json',
  });
});
