import { expect, test } from 'vitest';
import { daysTexts } from './travel-deal-words';

const every = [1, 2, 3, 4, 5, 6, 7];
const year = new Date().getFullYear();

test('of the days of travel only what narrows them is said', () => {
  expect(daysTexts({ travelFrom: null, travelTo: null, weekdays: every }, 'en-US')).toEqual([]);
  expect(daysTexts({ travelFrom: null, travelTo: null, weekdays: [6, 7] }, 'zh-cn')).toEqual(['周六、周日']);
  expect(daysTexts({ travelFrom: `${year}-12-01`, travelTo: `${year}-12-24`, weekdays: [1, 2] }, 'en-US')).toEqual([
    '1 to 24 Dec',
    'Mon, Tue',
  ]);
  expect(daysTexts({ travelFrom: `${year}-12-01`, travelTo: null, weekdays: every }, 'en-US')).toEqual(['1 Dec –']);
  expect(daysTexts({ travelFrom: null, travelTo: `${year}-12-24`, weekdays: every }, 'en-US')).toEqual(['– 24 Dec']);
});
