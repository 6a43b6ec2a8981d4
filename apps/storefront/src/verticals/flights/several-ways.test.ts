import { expect, test } from 'vitest';
import { chosenIn, isThereAndBack, readWays, waysAhead, waysText, withDay, withEnds } from './several-ways.ts';

const TODAY = '2026-12-01';
const CITY = '0199b341-2065-74f7-8d1a-900b3bfbe36c';
const ways = [
  { from: 'LHR', to: CITY, day: '2026-12-14' },
  { from: CITY, to: 'ICN', day: '2026-12-18' },
  { from: 'ICN', to: 'LHR', day: '2026-12-24' },
] as const;

test('ways are read as they were written', () => {
  expect(readWays(waysText(ways), TODAY)).toEqual(ways);
});

test('days that are over, reversed or too far become the first or last possible ones', () => {
  const days = (...some: string[]) =>
    readWays(some.map((day) => `LHR.ICN.${day}`).join('*'), TODAY)?.map(({ day }) => day);
  expect(days('2026-11-01', '2026-12-20')).toEqual(['2026-11-30', '2026-12-20']);
  expect(days('2026-12-20', '2026-12-19', '2026-12-01')).toEqual(['2026-12-20', '2026-12-19', '2026-12-18']);
  expect(days('2026-12-20', '2031-01-01')).toEqual(['2026-12-20', '2027-10-28']);
  expect(days('2026-12-20', 'soon')).toEqual(['2026-12-20', '2026-12-19']);
});

test('what is no trip to several cities is none', () => {
  for (const text of [undefined, '', 'LHR.ICN.2026-12-20', 'LHR.LHR.2026-12-20*LHR.ICN.2026-12-21', 'a.b.c*d.e.f'])
    expect(readWays(text, TODAY)).toBeNull();
  expect(readWays(Array(6).fill('LHR.ICN.2026-12-20').join('*'), TODAY)).toHaveLength(6);
  expect(readWays(Array(7).fill('LHR.ICN.2026-12-20').join('*'), TODAY)).toBeNull();
});

test('later ways move with one that is moved behind them', () => {
  expect(withDay(ways, 1, '2026-12-26').map(({ day }) => day)).toEqual(['2026-12-14', '2026-12-26', '2026-12-26']);
  expect(withDay(ways, 1, '2026-12-16').map(({ day }) => day)).toEqual(['2026-12-14', '2026-12-16', '2026-12-24']);
});

test('two ways of which one leads back are a trip there and back', () => {
  const [a, b] = [
    { from: 'LHR', to: 'ICN' },
    { from: 'ICN', to: 'LHR' },
  ];
  expect([isThereAndBack([a, b]), isThereAndBack([a, a]), isThereAndBack([a, b, a]), isThereAndBack([a])]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('what was chosen counts as far as it can be read, and never for the last way', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((letter) => `${letter.repeat(8)}-0000-4000-8000-000000000000@2026-12-14`);
  expect(chosenIn(`${a},${b}`, ways)).toEqual([a, b]);
  expect(chosenIn(`${a},${b},${c},${a}`, ways)).toEqual([a, b]);
  expect(chosenIn(`nothing,${b}`, ways)).toEqual([]);
  expect(chosenIn(`${a},nothing,${c}`, ways)).toEqual([a]);
  expect([chosenIn(undefined, ways), chosenIn('', ways)]).toEqual([[], []]);
});

test('a trip that is over is looked for again with as many days between its ways', () => {
  const days = (today: string) => waysAhead(ways, today).map(({ day }) => day);
  expect(days('2026-12-14')).toEqual(['2026-12-14', '2026-12-18', '2026-12-24']);
  expect(days('2027-01-02')).toEqual(['2027-01-16', '2027-01-20', '2027-01-26']);
  expect(days('2026-12-16')).toEqual(['2026-12-30', '2027-01-03', '2027-01-09']);
});

test('other ends of one way leave the others as they are, but for the next that begins there', () => {
  const text = (...of: Parameters<typeof withEnds>) => withEnds(...of).map(({ from, to }) => `${from} ${to}`);
  expect(text(ways, 0, { to: 'HND' })).toEqual(['LHR HND', 'HND ICN', 'ICN LHR']);
  expect(text(ways, 0, { from: 'LGW' })).toEqual([`LGW ${CITY}`, `${CITY} ICN`, 'ICN LHR']);
  // No way leads to where it begins.
  expect(text(ways, 0, { to: 'ICN' })).toEqual(['LHR ICN', `${CITY} ICN`, 'ICN LHR']);
});
