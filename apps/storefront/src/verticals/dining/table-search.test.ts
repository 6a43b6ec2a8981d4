import { describe, expect, it } from 'vitest';
import { diningPartyOf, menusOf, menusParam, tableOf, tableParams } from './table-search.ts';

const today = '2026-12-10';

describe('a table in an address', () => {
  it('is read back as it was written', () => {
    const ask = { day: '2026-12-14', time: '19:30', party: { adults: 3, childAges: [4, 11] } };
    const { day, time, adults, childAges } = tableParams(ask);
    expect(
      tableOf({ day: day ?? '', time: time ?? '', adults: adults ?? '', childAges: childAges ?? '' }, today),
    ).toEqual(ask);
  });

  it('is two people at the present time where the address says nothing of use', () => {
    const none = { day: null, time: null, party: { adults: 2, childAges: [] } };
    expect(tableOf({}, today)).toEqual(none);
    expect(tableOf({ day: '2026-12-01', time: '25:10', adults: '0', childAges: 'x,99' }, today)).toEqual(none);
  });

  it('may be yesterday, where it is still yesterday at the restaurant', () => {
    expect(tableOf({ day: '2026-12-09' }, today).day).toBe('2026-12-09');
  });

  it('leaves out what is as usual', () => {
    expect(tableParams({ day: null, time: null, party: { adults: 2, childAges: [] } })).toEqual({
      day: null,
      time: null,
      adults: null,
      childAges: null,
    });
  });

  it('has no more people than can be booked together', () => {
    expect(diningPartyOf({ adults: '39', childAges: '1,2,3' })).toEqual({ adults: 39, childAges: [1] });
  });
});

describe('menus in an address', () => {
  it('are read back, each once', () => {
    expect(menusOf('a:2,b:1,a:5,c:0,:3')).toEqual([
      { id: 'a', count: 2 },
      { id: 'b', count: 1 },
    ]);
    expect(
      menusParam([
        { id: 'a', count: 2 },
        { id: 'b', count: 0 },
      ]),
    ).toBe('a:2');
    expect(menusParam([])).toBeNull();
  });
});
