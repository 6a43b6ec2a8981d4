import type { BoundEndpoint } from '../platform/http/bind.ts';
import type { TestApp } from '../testing/test-app.ts';
import { type Input, PARTS, partsOf, sampleInput, send } from './every-endpoint.ts';
import { placesOf, withValue } from './json-schema.ts';

/** Where an id stands in what a call takes. */
export type IdPlace = { readonly part: (typeof PARTS)[number]; readonly path: readonly (string | number)[] };
/** Ids that the caller makes up, so that saying a thing twice says it once. */
const OWN_MARKS = new Set(['clientId']);

/** Where an id stands that leads to a record: of a path its parameters, else whatever is an id. */
export function idPlaces(bound: BoundEndpoint): IdPlace[] {
  const parts = partsOf(bound);
  const inPath = bound.endpoint.path.includes(':');
  return PARTS.flatMap((part) =>
    inPath && part !== 'params'
      ? []
      : placesOf(parts[part])
          .filter(({ schema, path }) => schema.format === 'uuid' || path.at(-1) === 'id' || path.at(-1) === 'account')
          .filter(({ path }) => !OWN_MARKS.has(String(path.at(-1))))
          .map(({ path }) => ({ part, path })),
  );
}

/** A sound call that names a record at one place. */
export function inputWith(bound: BoundEndpoint, { part, path }: IdPlace, id: string): Input {
  const { query, ...input } = sampleInput(bound);
  // What only narrows a list would hide whom the id stands for.
  const required = partsOf(bound).query.required ?? [];
  const plain = { ...input, query: Object.fromEntries(required.map((name) => [name, query[name]])) };
  return { ...plain, [part]: withValue(plain[part], path, id) };
}

/** Returns the answer to a call made with the token, as text, with the id that was named replaced. */
export async function answerText(
  app: TestApp,
  bound: BoundEndpoint,
  input: Input,
  of: { readonly token: string; readonly id: string },
): Promise<string> {
  const { status, code, data, msg } = await send(app, bound, { ...input, token: of.token });
  return JSON.stringify([status, code, data, msg]).replaceAll(of.id, '<id>');
}

/**
 * Returns a function that says whether a call answers otherwise for an id than for one of no record. What the product does by itself
 * between two calls does not count: the unknown one is asked for again before a difference is one.
 */
export async function comparedWithUnknown(
  answerTo: (id: string) => Promise<string>,
  unknown: string,
): Promise<(id: string) => Promise<boolean>> {
  let expected = await answerTo(unknown);
  return async (id) => {
    for (;;) {
      if ((await answerTo(id)) === expected) return false;
      const again = await answerTo(unknown);
      if (again === expected) return true;
      expected = again;
    }
  };
}
