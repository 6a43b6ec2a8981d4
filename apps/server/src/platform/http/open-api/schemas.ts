import { z } from 'zod';
import type { BoundEndpoint } from '../bind.ts';

export type Schema = Record<string, unknown>;

/** The schemas that operations name by reference. */
export type Schemas = Record<string, Schema>;

export const ref = (kind: 'schemas' | 'parameters' | 'headers' | 'responses', name: string): Schema => ({
  $ref: `#/components/${kind}/${name}`,
});

/** A schema of the contract as JSON Schema, as it is sent or as it is answered; `{}` for none. */
export function schemaOf(schema: z.ZodType | undefined, io: 'input' | 'output'): Schema {
  if (!schema) return {};
  const { $schema: _dialect, ...made } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
  return made;
}

/** Recursive schemas define themselves beside the answer; OpenAPI looks for definitions among its components. */
export function answerSchema({ endpoint, shape }: BoundEndpoint, schemas: Schemas): Schema {
  const prefix = `${endpoint.surface}_${endpoint.name}`;
  const text = JSON.stringify(schemaOf(shape.answer, 'output'));
  const { $defs, ...schema } = JSON.parse(text.replaceAll('#/$defs/', `#/components/schemas/${prefix}`)) as Schema;
  for (const [name, definition] of Object.entries($defs ?? {})) schemas[prefix + name] = definition;
  return schema;
}
