import { expect, test } from 'vitest';
import { z } from 'zod';
import { distinct } from './validation.ts';

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
