/** A part of a JSON Schema, as far as the contract's schemas use it. */
export type JsonSchema = {
  readonly $ref?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly type?: string | readonly string[];
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
};

const joined = (parts: readonly string[], by: string): string => {
  const different = [...new Set(parts)];
  return different.length === 1 ? (different[0] ?? 'never') : `(${different.join(by)})`;
};

function objectType(schema: JsonSchema, nameOf: (ref: string) => string): string {
  const required = new Set(schema.required ?? []);
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, one]) => `${JSON.stringify(name)}${required.has(name) ? '' : '?'}: ${typeText(one, nameOf)}`,
  );
  if (fields.length > 0) return `{ ${fields.join('; ')} }`;
  const { additionalProperties: more } = schema;
  return `Record<string, ${typeof more === 'object' ? typeText(more, nameOf) : 'unknown'}>`;
}

/** Returns the TypeScript type of what a schema lets through; `nameOf` says what a definition is called. */
export function typeText(schema: JsonSchema, nameOf: (ref: string) => string): string {
  const each = (list: readonly JsonSchema[], by: string) =>
    joined(
      list.map((one) => typeText(one, nameOf)),
      by,
    );
  if (schema.$ref !== undefined) return nameOf(schema.$ref);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum)
    return joined(
      schema.enum.map((one) => JSON.stringify(one)),
      ' | ',
    );
  const any = schema.anyOf ?? schema.oneOf;
  if (any) return each(any, ' | ');
  if (schema.allOf && schema.type === undefined) return each(schema.allOf, ' & ');
  if (Array.isArray(schema.type))
    return each(
      schema.type.map((type: string) => ({ ...schema, type })),
      ' | ',
    );
  switch (schema.type) {
    case 'object':
      return objectType(schema, nameOf);
    case 'array':
      if (schema.prefixItems) return `[${schema.prefixItems.map((one) => typeText(one, nameOf)).join(', ')}]`;
      return `${typeText(schema.items ?? {}, nameOf)}[]`;
    case 'integer':
    case 'number':
      return 'number';
    case 'string':
    case 'boolean':
    case 'null':
      return String(schema.type);
    default:
      return 'unknown';
  }
}
