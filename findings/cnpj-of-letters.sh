#!/usr/bin/env bash
# Brazil gives companies numbers with letters since July 2026: 12.ABC.345/01DE-35 is the example of the tax office. cnpj 5.1.1 takes it;
# @brazilian-utils/is-valid-cnpj 0.1.11 and @julioakira/cpf-cnpj-utils 1.5.2 call it invalid.
. "$(dirname "$0")/support/run.sh"
packages cnpj@5.1.1 @brazilian-utils/is-valid-cnpj@0.1.11 @julioakira/cpf-cnpj-utils@1.5.2
observe '11222333000181 true true true
12ABC34501DE35 true false false' <<'JS'
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const cnpj = require('cnpj');
const isValid = require('@brazilian-utils/is-valid-cnpj');
const { CNPJ } = require('@julioakira/cpf-cnpj-utils');

for (const number of ['11222333000181', '12ABC34501DE35'])
  console.log(number, cnpj.validate(number), (isValid.default ?? isValid)(number), CNPJ.Validate(number));
JS
