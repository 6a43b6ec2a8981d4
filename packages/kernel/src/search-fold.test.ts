import { expect, test } from 'vitest';
import { searchFold, searchFoldApart, searchFoldStraight } from './search-fold.ts';

test.each([
  ['Élan Straße', 'elan strasse'],
  ['Côte d’Azur', 'cote dazur'],
  ['Faaʻa, Fa‘a`a, O´Brien', 'faaa, faaa, obrien'],
  [
    'Þórsmörk, Ísafjörður, Tromsø, Łódź, Đà Nẵng, Ærø, Œuvre, Diyarbakır, İzmir',
    'thorsmork, isafjordur, tromso, lodz, da nang, aero, oeuvre, diyarbakir, izmir',
  ],
  ['Gəncə, ƏLƏT', 'gence, elet'],
  ['Aix–en‑Provence—−', 'aix-en-provence--'],
  ['ＡＢ\u3000ｃ', 'ab c'],
  ['ΑΘΉΝΑΣ', 'αθηνασ'],
  ['co\u00adop\u200b', 'coop'],
  ['雷克雅未克', '雷克雅未克'],
  ['서울', '서울'],
])('"%s" is searched as "%s"', (text, folded) => {
  expect(searchFold(text)).toBe(folded);
});

test('when words on both sides of an apostrophe are wanted, then it is a blank; where it says something, it stays', () => {
  expect(searchFoldApart('Côte d’Azur, Faaʻa')).toBe('cote d azur, faa a');
  expect(searchFoldStraight('Today’s´s')).toBe("today's's");
});
