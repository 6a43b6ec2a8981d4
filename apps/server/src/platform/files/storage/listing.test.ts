import { expect, test } from 'vitest';
import { readListing } from './listing.ts';
import { readS3Error } from './s3-error.ts';

const page = (more: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>shop</Name><Prefix></Prefix>
  <Contents><Key>u/a&amp;b.webp</Key><LastModified>2026-11-30T06:15:28.000Z</LastModified><ETag>&quot;5d&quot;</ETag>
    <Size>5</Size><Owner><ID>x</ID></Owner></Contents>
  <Contents><Key>p/c.webp</Key><LastModified>2026-11-30T06:15:29.000Z</LastModified><Size>0</Size></Contents>${more}</ListBucketResult>`;

test('a page of a list names files, their bytes, and the page after it', () => {
  const { files, next } = readListing(
    page('<NextContinuationToken>t==</NextContinuationToken><IsTruncated>true</IsTruncated>'),
  );
  expect(files).toEqual([
    { name: 'u/a&b.webp', bytes: 5, modified: new Date('2026-11-30T06:15:28.000Z') },
    { name: 'p/c.webp', bytes: 0, modified: new Date('2026-11-30T06:15:29.000Z') },
  ]);
  expect(next).toBe('t==');
});

test('the last page has none after it, whatever token it names', () => {
  expect(
    readListing(page('<NextContinuationToken>t==</NextContinuationToken><IsTruncated>false</IsTruncated>')).next,
  ).toBeNull();
});

test.each(['', '<html></html>', '<ListBucketResult>', 'no XML'])('%j is no list', (xml) => {
  expect(() => readListing(xml)).toThrow();
});

test('an error has its code, its words and the region where the bucket is', () => {
  expect(
    readS3Error('<Error><Code>PermanentRedirect</Code><Message>m</Message><Region>eu-west-1</Region></Error>'),
  ).toEqual({
    code: 'PermanentRedirect',
    message: 'm',
    region: 'eu-west-1',
  });
  expect(readS3Error('<html>')).toEqual({ code: '', message: '', region: '' });
});
