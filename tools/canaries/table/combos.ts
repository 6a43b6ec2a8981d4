import type { Canary } from '../canary.ts';

const combos = 'apps/server/src/verticals/combos';
const flights = 'apps/server/src/verticals/flights';
const trips = `${combos}/test/combos.test.ts`;

/** What rows M12, M21 and O11 promise of combos across kinds of travel. */
export const comboCanaries: readonly Canary[] = [
  {
    row: 'M12',
    bug: 'what was picked for a combo and is gone is replaced without a word',
    file: `${combos}/usecases/fill-slots.ts`,
    find: 'return { one: { slot, wanted: true, filling, swappable, lost }, sure };',
    replace: 'return { one: { slot, wanted: true, filling, swappable, lost: null }, sure };',
    test: trips,
    name: 'what was picked and is gone is named',
  },
  {
    row: 'M12',
    bug: 'what fills a slot of a combo is never taken back for another slot',
    file: `${combos}/usecases/fill-slots.ts`,
    find: 'if (filled.every(({ sure }) => sure)) return one;',
    replace: 'if (filled.every(({ sure }) => sure || !fillTogether)) return one;\n  if (filled.length > 0) return one;',
    test: `${combos}/test/plan-together.test.ts`,
    name: 'a flight that is in the way of the only tour',
  },
  {
    row: 'M12',
    bug: 'an optional part of a combo is planned unasked',
    file: `${combos}/usecases/fill-slots.ts`,
    find: '!optional || asked.with.includes(key) ||',
    replace: 'key !== "" || optional ||',
    test: trips,
    name: 'an optional part changes the whole by exactly its price',
  },
  {
    row: 'M12',
    bug: 'parts of a combo are held in the order in which they were asked for',
    file: 'apps/server/src/modules/travel/usecases/bundle/place-bundle.ts',
    find: 'const sorted = inLockOrder(frozen.parts.map((part) => ({ ...part, subjectId: part.frozen.subjectId })));',
    replace: 'const sorted = frozen.parts;\n  void inLockOrder;',
    test: `${combos}/test/combo-races.test.ts`,
    name: 'none waits in a circle',
  },
  {
    row: 'M12',
    bug: 'a part of a combo that is gone is left out',
    file: 'apps/server/src/modules/travel/usecases/bundle/place-bundle.ts',
    find: 'await forPart(slot, () => vertical.hold(tx, held));',
    replace: 'await forPart(slot, () => vertical.hold(tx, held)).catch(() => undefined);',
    test: `${combos}/test/combo-races.test.ts`,
    name: 'none waits in a circle',
  },
  {
    row: 'M12',
    bug: 'more of a combo are sold than there are',
    file: `${combos}/usecases/combo-stock.ts`,
    find: 'return now !== null;',
    replace: 'return true;',
    test: `${combos}/test/combo-stock.test.ts`,
    name: 'want the last five of a combo at once',
  },
  {
    row: 'M21',
    bug: 'a part of a combo is planned at its price alone',
    file: 'apps/server/src/modules/travel/usecases/bundle/price-part.ts',
    find: 'const usd = inBundle(terms);',
    replace: 'const usd = alone.payableUsd;',
    test: trips,
    name: 'four orders on their days, each to the cent as shown',
  },
  {
    row: 'O11',
    bug: 'a trip that was picked may land after the first table',
    file: `${flights}/usecases/choose-flights.ts`,
    find: '(wanted.landsBy === null || wallTimeIn(zone, lands.arrivesAt).slice(11, 16) <= wanted.landsBy);',
    replace: 'wallTimeIn(zone, lands.arrivesAt).slice(11, 16) <= "24:00";',
    test: `${flights}/test/choose-flights.test.ts`,
    name: 'a key of other days, other cities, another way round or of nothing is refused',
  },
  {
    row: 'O11',
    bug: 'a trip that was picked may land on another day',
    file: `${flights}/usecases/choose-flights.ts`,
    find: 'dayIn(zone, lands.arrivesAt) === wanted.day &&',
    replace: '',
    test: `${flights}/test/choose-flights.test.ts`,
    name: 'a key of other days, other cities, another way round or of nothing is refused',
  },
];
