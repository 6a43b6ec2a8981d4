import { expect, test } from 'vitest';
import { type JsonSchema, typeText } from './schema-type.ts';

const text = (schema: JsonSchema): string => typeText(schema, (ref) => ref.replace('#/$defs/', 'Named_'));

test('a schema becomes the type of what it lets through', () => {
  const order: JsonSchema = {
    type: 'object',
    required: ['id', 'lines'],
    properties: {
      id: { type: 'string' },
      lines: { type: 'array', items: { type: 'object', properties: { count: { type: 'integer' } } } },
      state: { enum: ['paid', 'closed'] },
      note: { anyOf: [{ type: 'string' }, { type: 'null' }] },
    },
  };
  expect(text(order)).toBe(
    '{ "id": string; "lines": { "count"?: number }[]; "state"?: ("paid" | "closed"); "note"?: (string | null) }',
  );
});

test('constants, pairs, several types, definitions and what says nothing have their types', () => {
  expect(text({ const: 'x' })).toBe('"x"');
  expect(text({ type: 'array', prefixItems: [{ type: 'number' }, { type: 'boolean' }] })).toBe('[number, boolean]');
  expect(text({ type: ['string', 'null'] })).toBe('(string | null)');
  expect(text({ type: 'array', items: { $ref: '#/$defs/Node' } })).toBe('Named_Node[]');
  expect(text({ type: 'object', additionalProperties: { type: 'integer' } })).toBe('Record<string, number>');
  expect([text({ type: 'object' }), text({})]).toEqual(['Record<string, unknown>', 'unknown']);
  expect(text({ allOf: [{ type: 'string' }, { type: 'string' }] })).toBe('string');
});
