#!/usr/bin/env bash
# Before mil and millones the Spanish uno is cut: veintiún mil, treinta y un millones; and of a currency, veintiún euros (Real Academia
# Española, Diccionario panhispánico de dudas, "cardinales" and "uno"). written-number 0.11.1 and n2words 4.0.0 write veintiuno
# mil and veintiuno millones, and written-number writes uno millón as soon as anything follows the million.
. "$(dirname "$0")/support/run.sh"
packages written-number@0.11.1 n2words@4.0.0
observe 'veintiún mil: written-number veintiuno mil, n2words veintiuno mil
treinta y un millones: written-number treinta y uno millones, n2words treinta y uno millones
un millón veintiuno: written-number uno millón veintiuno, n2words un millón veintiuno
veintiún euros: n2words veintiuno euros' <<'JS'
import { createRequire } from 'node:module';
import { toCardinal, toCurrency } from 'n2words/es-ES';

const written = createRequire(import.meta.url)('written-number');
for (const [number, right] of [
  [21_000, 'veintiún mil'],
  [31_000_000, 'treinta y un millones'],
  [1_000_021, 'un millón veintiuno'],
]) {
  console.log(`${right}: written-number ${written(number, { lang: 'es' })}, n2words ${toCardinal(number)}`);
}
console.log(`veintiún euros: n2words ${toCurrency(21)}`);
JS
