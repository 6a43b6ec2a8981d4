import { expect, test } from 'vitest';
import { releaseNotices, zoneNotices } from './start-program.ts';

test('an owner is told of zones that are unknown, stand under an old name, or differ in PostgreSQL', () => {
  expect(zoneNotices({ unknown: [], renamed: [], differing: [] })).toEqual([]);
  expect(zoneNotices({ unknown: ['Mars/Base'], renamed: ['AET', 'IST'], differing: ['Africa/Casablanca'] })).toEqual([
    'Time zones that this Node.js does not know are read as UTC: Mars/Base.',
    expect.stringMatching(/old names.*: AET, IST\.$/),
    expect.stringMatching(/^PostgreSQL has other rules.*: Africa\/Casablanca\.$/),
  ]);
});

test('an owner is told of a database that lacks fixes', () => {
  expect(releaseNotices(null)).toEqual([]);
  expect(releaseNotices({ runs: '18.4', newest: '18.7' })).toEqual([
    expect.stringMatching(/^PostgreSQL 18\.4 lacks fixes that 18\.7 has/),
  ]);
});
