import { expect, test } from 'vitest';
import { differences, written } from './differences';

test('when two versions differ deep inside, then the field is named by its path', () => {
  const before = { name: { en: 'Cup', es: 'Taza' }, price: 500, tags: ['a'] };
  const after = { name: { en: 'Cup', es: 'Jarra' }, price: 500, tags: ['a', 'b'], online: true };
  expect(differences(before, after)).toEqual([
    { field: 'name.es', before: 'Taza', after: 'Jarra' },
    { field: 'tags', before: ['a'], after: ['a', 'b'] },
    { field: 'online', before: undefined, after: true },
  ]);
});

test('when a record is new or gone, then each of its fields is one difference', () => {
  expect(differences(null, { a: 1 })).toEqual([{ field: 'a', before: undefined, after: 1 }]);
  expect(differences({ a: { b: 1 } }, null)).toEqual([{ field: 'a.b', before: 1, after: undefined }]);
});

test('when versions are plain words, then they stand as they are', () => {
  expect(differences('given up', 'waiting')).toEqual([{ field: '', before: 'given up', after: 'waiting' }]);
  expect(differences(null, null)).toEqual([]);
  expect([written(null), written(false), written(['a'])]).toEqual(['–', 'false', '[\n "a"\n]']);
});
