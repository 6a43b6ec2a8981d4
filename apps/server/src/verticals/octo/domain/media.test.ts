import { expect, test } from 'vitest';
import { mediaOf } from './media.ts';

const of = { home: 'https://shop.example', title: 'A volcano before lunch' };

test('the cover comes first and once, pictures as JPEG, films as they are', () => {
  const cover = '/files/u/one-{w}.webp';
  const gallery = [
    { kind: 'image' as const, url: '/files/demo/two-{w}.webp' },
    { kind: 'image' as const, url: cover },
    { kind: 'video' as const, url: '/files/u/three.mp4' },
  ];
  expect(mediaOf({ cover, gallery }, of).map(({ src, type, rel }) => [src, type, rel])).toEqual([
    ['https://shop.example/files/u/one-720.jpg', 'image/jpeg', 'COVER'],
    ['https://shop.example/files/demo/two-720.jpg', 'image/jpeg', 'GALLERY'],
    ['https://shop.example/files/u/three.mp4', 'video/mp4', 'GALLERY'],
  ]);
  expect(mediaOf({ cover: '', gallery: [] }, of)).toEqual([]);
});
