import { dictionaries } from '@app/contract/core/dictionaries';
import { LOCALES } from '@app/contract/core/locale';
import { expect, test } from 'vitest';
import { parameters } from './parameters.ts';

test.each<[keyof (typeof dictionaries)['en-US'], string[]]>([
  ['error.proof.same_person', ['payment.second_approval_usd']],
  ['error.withdrawal.same_person', ['withdrawal.second_person_usd']],
  ['error.ledger.same_person', ['wallet.adjustment_review_usd', 'wallet.adjustment_review_points']],
])('whoever is alone reads in %s which parameter asks for a second person', (key, names) => {
  for (const name of names) {
    expect(Object.keys(parameters)).toContain(name);
    for (const locale of LOCALES) expect(dictionaries[locale][key], locale).toContain(name);
  }
});
