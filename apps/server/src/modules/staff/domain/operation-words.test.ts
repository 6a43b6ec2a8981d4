import { describe, expect, test } from 'vitest';
import { kindsCalled, operationsCalled } from './operation-words.ts';

const KNOWN = ['currency.rate', 'currency.rate_back', 'currency.update', 'product.update', 'refund_case.note'];

describe('what is typed into the operation log', () => {
  test.each([
    ['Currency · New rate', 'en-US', ['currency.rate']],
    ['rate', 'en-US', ['currency.rate', 'currency.rate_back']],
    ['currency.rate', 'en-US', ['currency.rate', 'currency.rate_back']],
    ['CURRENCY update', 'en-US', ['currency.update']],
    ['货币', 'zh-cn', ['currency.rate', 'currency.rate_back', 'currency.update']],
    ['moneda', 'es', ['currency.rate', 'currency.rate_back', 'currency.update']],
    ['Monedas', 'es', ['currency.rate', 'currency.rate_back', 'currency.update']],
    ['tasas', 'es', ['currency.rate', 'currency.rate_back']],
    ['Currencies', 'en-US', ['currency.rate', 'currency.rate_back', 'currency.update']],
    ['rates', 'en-US', ['currency.rate', 'currency.rate_back']],
    ['Products', 'en-US', ['product.update']],
    ['no such thing', 'en-US', []],
  ] as const)('%s in %s means %j', (typed, lang, meant) => {
    expect(operationsCalled(typed, KNOWN, lang)).toEqual(meant);
  });

  test('a kind of record is known by its name and by its word', () => {
    expect(kindsCalled('currency', 'en-US')).toContain('currency');
    expect(kindsCalled('Product order', 'en-US')).toEqual(['goods_order']);
    expect(kindsCalled('Currencies', 'en-US')).toEqual(['currency']);
    expect(kindsCalled('goods_order', 'pt')).toContain('goods_order');
    expect(kindsCalled('EUR', 'en-US')).not.toContain('currency');
  });
});
