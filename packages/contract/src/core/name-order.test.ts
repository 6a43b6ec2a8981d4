import { expect, test } from 'vitest';
import { inNameOrder, mostFirst } from './name-order.ts';

const sorted = (language: string, names: readonly string[]) => inNameOrder(language, names, (name) => name);

test('letters with accents stand where people of the language look for them', () => {
  expect(sorted('es', ['Zeta', 'Ñandú', 'Ocho', 'Álava', 'Nuez', 'Avila'])).toEqual([
    'Álava',
    'Avila',
    'Nuez',
    'Ñandú',
    'Ocho',
    'Zeta',
  ]);
  expect(sorted('pt', ['Zimbábue', 'Áustria', 'Brasil'])).toEqual(['Áustria', 'Brasil', 'Zimbábue']);
  expect(sorted('en-US', ['Room 10', 'Room 2'])).toEqual(['Room 2', 'Room 10']);
});

test('Chinese names stand by how they are read', () => {
  expect(
    sorted('zh-cn', ['马来西亚', '秘鲁', '比利时', '丹麦', '长沙', '郑州', '重庆', '厦门', '上海', '西安']),
  ).toEqual(['比利时', '秘鲁', '长沙', '重庆', '丹麦', '马来西亚', '上海', '西安', '厦门', '郑州']);
});

test('what there is most of stands first, and of as many the name decides, as its readers sort names', () => {
  const counted = (name: string, count: number) => ({ name, count });
  const names = (language: string, things: readonly { name: string; count: number }[]) =>
    mostFirst(language, things).map(({ name }) => name);
  expect(names('zh-cn', [counted('明斯克', 1), counted('里斯本', 2), counted('阿尔赫西拉斯', 1)])).toEqual([
    '里斯本',
    '阿尔赫西拉斯',
    '明斯克',
  ]);
  expect(names('es', [counted('Zeta', 3), counted('Ávila', 3), counted('Nuez', 4)])).toEqual(['Nuez', 'Ávila', 'Zeta']);
});
