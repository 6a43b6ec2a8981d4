import { expect, test } from 'vitest';
import { searchFold } from './search-fold.ts';

test.each([
  ['Élan Straße', 'elan strasse'],
  ['Côte d’Azur', "cote d'azur"],
  ['Faaʻa, Fa‘a`a, O´Brien', "faa'a, fa'a'a, o'brien"],
  [
    'Þórsmörk, Ísafjörður, Tromsø, Łódź, Đà Nẵng, Ærø, Œuvre, Diyarbakır, İzmir',
    'thorsmork, isafjordur, tromso, lodz, da nang, aero, oeuvre, diyarbakir, izmir',
  ],
  ['Aix–en‑Provence—−', 'aix-en-provence--'],
  ['ＡＢ\u3000ｃ', 'ab c'],
  ['ΑΘΉΝΑΣ', 'αθηνασ'],
  ['co\u00adop\u200b', 'coop'],
  ['雷克雅未克', '雷克雅未克'],
  ['서울', '서울'],
])('"%s" is searched as "%s"', (text, folded) => {
  expect(searchFold(text)).toBe(folded);
});
