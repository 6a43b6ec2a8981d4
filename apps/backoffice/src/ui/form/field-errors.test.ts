import { expect, test } from 'vitest';
import { isTextKey, saidOfFields, withoutField } from './field-errors.ts';

test('a refusal of fields names the key of each text', () => {
  const said = saidOfFields({ message: 'Check the highlighted fields.', fields: { 'name.es': 'field.too_long' } });
  expect(said).toEqual({ 'name.es': 'field.too_long' });
  expect(isTextKey('field.too_long')).toBe(true);
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
