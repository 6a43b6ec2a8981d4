import { expect, it } from 'vitest';
import { titlesOf, withLeftOutJourneys } from './left-out-journeys.ts';

it('the titles of a file are those of its journeys by day', () => {
  const source = `
test('a code is typed', async ({ page }) => {});
test(
  'a long one',
  AT_NIGHT,
  async () => {},
);
for (const half of ['first', 'second'])
  test(\`every screen of the \${half} half\`, async () => {});
test('one of the night', AT_NIGHT, async () => {});
test.use(drawingPictures);`;
  expect(titlesOf(source)).toEqual(['a code is typed', 'every screen of the … half']);
});

it('a page without a place for the table is an error', () => {
  expect(() => withLeftOutJourneys('# Page', '/')).toThrow('no "<!-- generated: journeys only in all -->"');
});
