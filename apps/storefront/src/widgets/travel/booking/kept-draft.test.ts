import { expect, test } from 'vitest';
import { readDraft } from './kept-draft.ts';

test('a draft is its writer’s alone, and what is not sound is no draft', () => {
  const kept = { userId: 'a', values: { family0: 'Reis', phone: 12, wishes: '' } };
  expect(readDraft(kept, 'a')).toEqual({ family0: 'Reis', wishes: '' });
  expect(readDraft(kept, 'b')).toEqual({});
  for (const bad of [null, '', 7, [], { userId: 'a' }]) expect(readDraft(bad, 'a')).toEqual({});
});
