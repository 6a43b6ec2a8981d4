import { expect, test } from 'vitest';
import { isTextKey, saidOfFields, withoutField } from './field-errors.ts';

test('the first field is told of in the words of the server, which name its limit, the others by their texts', () => {
  const said = saidOfFields({
    message: 'Use up to 50 characters.',
    fields: { 'name.es': 'field.too_long', code: 'field.code' },
  });
  expect(said).toEqual({ 'name.es': 'Use up to 50 characters.', code: 'field.code' });
  expect(isTextKey('field.too_long')).toBe(true);
});

test('a field of which this app has no text is told of in the words of the server', () => {
  const said = saidOfFields({ message: 'The flight has left.', fields: { minutes: 'field.flight_delay_past' } });
  expect(said).toEqual({ minutes: 'The flight has left.' });
});

test('a refusal about a field is said in its own sentence, in the language the server wrote it in', () => {
  const said = saidOfFields({
    message: '该昵称为商店保留，请换一个。',
    fields: { nickname: 'error.account.nickname_reserved' },
  });
  expect(said).toEqual({ nickname: '该昵称为商店保留，请换一个。' });
  expect(isTextKey(said.nickname ?? '')).toBe(false);
});

test('a change takes the errors of its field and its parts away; without any, all stay the same object', () => {
  const all = { name: 'a', 'name.es': 'b', names: 'c' };
  expect(withoutField(all, 'name')).toEqual({ names: 'c' });
  expect(withoutField(all, 'other')).toBe(all);
});
