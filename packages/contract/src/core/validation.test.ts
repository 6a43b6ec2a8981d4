import { expect, test } from 'vitest';
import { z } from 'zod';
import { distinct, email, localized, oneLine, paragraphs, presentPassword, staffPassword, text } from './validation.ts';

test('a list of unique things refuses what stands in it twice, and says so of itself', () => {
  const codes = distinct(z.array(z.string()).max(3));
  expect(codes.safeParse(['a', 'b']).success).toBe(true);
  expect(codes.safeParse(['a', 'b', 'a']).error?.issues[0]?.message).toBe('field.twice');
  expect(codes.safeParse(['a', 'b', 'c', 'd']).success).toBe(false);
  expect(z.toJSONSchema(codes)).toMatchObject({ type: 'array', uniqueItems: true });
});

test('lines are told apart by what names them; new ones have no name yet', () => {
  const lines = distinct(z.array(z.object({ id: z.string().optional(), n: z.number() })), ({ id }) => id);
  expect(lines.safeParse([{ n: 1 }, { n: 1 }, { id: 'x', n: 1 }]).success).toBe(true);
  expect(
    lines.safeParse([
      { id: 'x', n: 1 },
      { id: 'x', n: 2 },
    ]).error?.issues[0]?.message,
  ).toBe('field.twice');
});

test.each([
  ['Faro\r\nSTATUS:CANCELLED', 'Faro STATUS:CANCELLED'],
  ['Ana\tRuiz', 'Ana Ruiz'],
  ['a\u2028b', 'a b'],
  ['photo\u202egpj.exe', 'photogpj.exe'],
  ['\u2066Casa\u2069', 'Casa'],
  ['beep\u0007\u001b[31m', 'beep[31m'],
  ['  Sofá\n', 'Sofá'],
  ['שלום\u200f!', 'שלום\u200f!'],
])('%j is one line: %j', (typed, line) => {
  expect(text(50).parse(typed)).toBe(line);
  expect(localized(50).parse({ 'en-US': typed })).toEqual({ 'en-US': line });
});

test('a line of unseen signs alone is empty; what can be no text at all is refused; paragraphs keep their lines', () => {
  expect(text(50).safeParse('\u202e\n').error?.issues[0]?.message).toBe('field.required');
  for (const odd of ['a\u0000b', 'a\ud800'])
    expect(text(50).safeParse(odd).error?.issues[0]?.message).toBe('field.invalid');
  expect(paragraphs(50).parse('a\n\nb\n')).toBe('a\n\nb');
  expect(oneLine('')).toBe('');
});

test.each(['', ' ', '\u200b', '\u3164\u3164', '\u2800', ' \u00ad\u2060 ', '\u200d\ufe0f', '\u180e'])(
  'a name of which nothing is seen (%j) is empty',
  (typed) => {
    for (const field of [text(50), paragraphs(50)])
      expect(field.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual(['field.required']);
    expect(localized(50).safeParse({ 'en-US': typed }).success).toBe(false);
  },
);

test('an emoji, a name with a joiner and a text in another script are seen', () => {
  for (const typed of ['👨‍👩‍👧', 'می‌خواهم', 'ㅎ', '.', '️1️⃣']) expect(text(50).safeParse(typed).success).toBe(true);
});

test('an e-mail is taken without the unseen signs that were copied along', () => {
  for (const typed of ['\u200bana@avela.example', ' ana@avela.example\u2060 ', '\u202aana@avela.example\u202c'])
    expect(email.parse(typed)).toBe('ana@avela.example');
  expect(email.safeParse('\u200b').error?.issues[0]?.message).toBe('field.email_required');
});

test('a password that could be chosen is asked for unchanged', () => {
  for (const chosen of ['Aa1!aaaa\tbbbb ', ' Aa1!\u202eaaaabbbb']) {
    expect(staffPassword.parse(chosen)).toBe(chosen);
    expect(presentPassword.parse(chosen)).toBe(chosen);
  }
});
