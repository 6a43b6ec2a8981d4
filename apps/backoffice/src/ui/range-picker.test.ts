import dayjs from 'dayjs';
import { expect, test } from 'vitest';
import { quickRanges } from './range-picker';

const written = (today: string) =>
  Object.fromEntries(
    quickRanges(dayjs(today)).map(({ key, from, to }) => [
      key,
      `${from.format('YYYY-MM-DD')} ${to.format('YYYY-MM-DD')}`,
    ]),
  );

test('when today is a Sunday, then this week began on the Monday before', () => {
  expect(written('2026-11-22')).toMatchObject({
    this_week: '2026-11-16 2026-11-22',
    last_week: '2026-11-09 2026-11-15',
  });
});

test('when today is the last of a long month, then last month is whole and no longer', () => {
  expect(written('2026-03-31')).toMatchObject({
    this_month: '2026-03-01 2026-03-31',
    last_month: '2026-02-01 2026-02-28',
    yesterday: '2026-03-30 2026-03-30',
  });
});
