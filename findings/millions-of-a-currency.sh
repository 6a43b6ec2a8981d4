#!/usr/bin/env bash
# A million is a noun: what is counted follows with de where the number ends in it (un millón de euros, um milhão de reais, un million
# d'euros, un milione di euro: Real Academia Española, Diccionario panhispánico de dudas, "millón"; Académie française, Dictionnaire,
# "million"; Cunha and Cintra, Nova gramática do português contemporâneo, on numerals). n2words 4.0.0 leaves it out in all four languages, and
# numero-por-extenso 1.0.8 in Portuguese; and a thousand million is mil milhões in Portugal, where n2words writes um mil milhões.
. "$(dirname "$0")/support/run.sh"
packages n2words@4.0.0 numero-por-extenso@1.0.8
observe 'n2words es-ES: un millón euros, dos millones euros
n2words pt-PT: um milhão euros, dois milhões euros
n2words fr-FR: un million euros, deux millions euros
n2words it-IT: un milione euro, due milioni euro
numero-por-extenso: um milhão reais, um milhão e duzentos mil reais
n2words pt-PT: um mil milhões' <<'JS'
import { createRequire } from 'node:module';

const { estilo, porExtenso } = createRequire(import.meta.url)('numero-por-extenso');
for (const language of ['es-ES', 'pt-PT', 'fr-FR', 'it-IT']) {
  const { toCurrency } = await import(`n2words/${language}`);
  console.log(`n2words ${language}: ${toCurrency(1_000_000)}, ${toCurrency(2_000_000)}`);
}
console.log(`numero-por-extenso: ${porExtenso(1_000_000, estilo.monetario)}, ${porExtenso(1_200_000, estilo.monetario)}`);
const { toCardinal } = await import('n2words/pt-PT');
console.log(`n2words pt-PT: ${toCardinal(1_000_000_000)}`);
JS
