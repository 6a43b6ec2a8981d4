import { expect, test } from 'vitest';
import { readFilesUrl } from './s3-address.ts';

test('an address names server, bucket, folder, region and who signs', () => {
  expect(readFilesUrl('s3://AKIA:se%2Fcret@s3.eu-central-1.amazonaws.com/shop-files?region=eu-central-1')).toEqual({
    origin: 'https://s3.eu-central-1.amazonaws.com',
    path: '/shop-files/',
    bucketPath: '/shop-files/',
    bucket: 'shop-files',
    prefix: '',
    region: 'eu-central-1',
    key: 'AKIA',
    secret: 'se/cret',
  });
  expect(readFilesUrl('s3://k:s@127.0.0.1:9000/files/one/shop?tls=0')).toMatchObject({
    origin: 'http://127.0.0.1:9000',
    path: '/files/one/shop/',
    bucketPath: '/files/',
    prefix: 'one/shop/',
    region: 'us-east-1',
  });
});

test('the bucket stands before the host where paths are without it', () => {
  expect(readFilesUrl('s3://k:s@objects.example/files/shop?path-style=0&region=nl-ams')).toMatchObject({
    origin: 'https://files.objects.example',
    path: '/shop/',
    bucketPath: '/',
  });
});

test.each([
  '',
  'bucket',
  'https://k:s@host/bucket',
  's3://host/bucket',
  's3://k@host/bucket',
  's3://k:s@/bucket',
  's3://k:s@host',
  's3://k:s@host/',
  's3://k:s@host/Bucket_',
  's3://k:s@host/bucket/../other',
  's3://k:s@host/bucket/a b',
  's3://k:s@host/bucket?region=EU!',
  's3://k:s@host/bucket?tls=no',
  's3://k:s@host/bucket?acl=public',
  's3://k:s@host/bucket#part',
  's3://k:%zz@host/bucket',
  's3://k:s@host:99999/bucket',
])('%j is none', (text) => {
  expect(readFilesUrl(text)).toBeNull();
});
