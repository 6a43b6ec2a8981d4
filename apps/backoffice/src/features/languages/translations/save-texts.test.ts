import { expect, test } from 'vitest';
import { writeTexts } from './save-texts';

const answer = {
  language: 'es',
  texts: [
    { key: 'a.one', source: 'One, "two"', text: '=Uno' },
    { key: 'a.two', source: 'Two', text: '' },
  ],
};

test('CSV guards what a spreadsheet would run; JSON gives a text for each key', () => {
  expect(writeTexts(answer, 'csv')).toBe('\uFEFFkey,source,text\r\na.one,"One, ""two""",\'=Uno\r\na.two,Two,\r\n');
  expect(JSON.parse(writeTexts(answer, 'json'))).toEqual({ 'a.one': '=Uno', 'a.two': '' });
});
