import { type ErrorKey, errorCatalogue } from '@app/contract/core/error-catalogue';
import { Refusal } from '@app/kernel/assert';
import { expect, test } from 'vitest';
import { refusalCode } from '../../testing/refusal-code.ts';
import { asRefusal, failureOf } from './failures.ts';

const translate = (_lang: string, key: string): string => `text of ${key}`;
const at = (surface: 'storefront' | 'backoffice') => ({ surface, language: 'es', translate }) as const;
const refusal = (key: ErrorKey, data?: Record<string, unknown>) => asRefusal(new Refusal(key, data));

test.each(Object.keys(errorCatalogue) as ErrorKey[])('%s is told by code on both surfaces', (key) => {
  const { code, status } = errorCatalogue[key];
  const back = failureOf(refusal(key), at('backoffice'));
  expect(back).toEqual({ status, envelope: { code, data: { error: key }, msg: `text of error.${key}` } });
  const front = failureOf(refusal(key), at('storefront'));
  expect(front.status).toBe([413, 429, 500, 503].includes(status) ? status : 200);
  expect(front.envelope).toEqual(back.envelope);
});

test('the first field speaks for the whole input', () => {
  const failure = failureOf(refusal('input.invalid', { fields: { name: 'field.too_long' } }), at('storefront'));
  expect(failure.envelope).toEqual({
    code: refusalCode('input.invalid'),
    data: { error: 'input.invalid', fields: { name: 'field.too_long' } },
    msg: 'text of field.too_long',
  });
});

test('a refusal that is about one field names there what it is given', () => {
  const naming = (_lang: string, key: string, of?: Record<string, unknown>) => `${key} ${of?.title}`;
  const data = { title: 'Winter', fields: { startsAt: 'error.travel_deal.overlap' } };
  const failure = failureOf(refusal('travel_deal.overlap', data), { ...at('backoffice'), translate: naming });
  expect(failure.envelope.msg).toBe('error.travel_deal.overlap Winter');
});

test.each<[object, ErrorKey]>([
  [{ code: 'FST_ERR_CTP_BODY_TOO_LARGE', statusCode: 413 }, 'body.too_large'],
  [{ statusCode: 429 }, 'rate.too_many'],
  [{ statusCode: 503 }, 'service.unavailable'],
  [new Error('timeout exceeded when trying to connect'), 'service.busy'],
  [{ code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE', statusCode: 415 }, 'input.invalid'],
  [{ code: '22008' }, 'input.invalid'],
  [{ code: '23505', message: 'duplicate key value violates "customer_email"' }, 'operation.failed'],
  [new Error('ECONNREFUSED 10.0.0.1'), 'operation.failed'],
  [new Refusal('no.such.key', { secret: 1 }), 'operation.failed'],
])('what others throw: %o is %s, and nothing of it is told', (error, key) => {
  const found = asRefusal(error);
  expect(found.key).toBe(key);
  expect(failureOf(found, at('backoffice')).envelope.data).toEqual({ error: key });
});

test.each([undefined, null, 'text', 7])('even %s thrown is an answer', (error) => {
  expect(asRefusal(error).key).toBe('operation.failed');
});
