import fc from 'fast-check';
import { type Place, withValue } from './json-schema.ts';

const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\udfff\ud800',
    '\uffff',
    '\u202e',
    '../../etc/passwd',
    '<script>',
    '{{x}}',
    '__proto__',
    'constructor',
  ),
  fc.constantFrom(10, 100, 100, 1_000, 1_000, 50_000).map((length) => 'x'.repeat(length)),
);
const LONG = Array.from({ length: 10_000 }, (_, index) => index);
const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 1, arbitrary: fc.constant(LONG) },
  { weight: 5, arbitrary: oddText },
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, 2 ** 53, -(2 ** 53), 1e308, [], {}, [[]], [null], {
    a: { b: [1] },
  }),
  fc.double(),
  fc.array(fc.oneof(fc.integer(), fc.string()), { maxLength: 5 }),
  fc.dictionary(fc.string({ maxLength: 8 }), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 4 }),
);

/** A good body with one to three places replaced, left out or added to. */
export const bodyOf = (body: unknown, places: readonly Place[]): fc.Arbitrary<string> =>
  fc.array(fc.tuple(fc.nat(), oddValue, fc.boolean()), { minLength: 1, maxLength: 3 }).map((changes) => {
    let changed = body;
    for (const [where, value, leaveOut] of changes) {
      const path = places[where % places.length]?.path ?? [];
      try {
        changed = withValue(changed, path, leaveOut ? undefined : value);
      } catch {
        // An earlier change took away what this one would have changed.
      }
    }
    return JSON.stringify(changed) ?? '';
  });

/** Parameters of these and some other names, with odd values, doubled or as lists. */
export const queryOf = (names: readonly string[]): fc.Arbitrary<string> =>
  fc
    .array(
      fc.tuple(
        fc.constantFrom(...names, 'lang', 'currency', '__proto__', 'x'),
        oddText.filter((text) => text.isWellFormed()).map((text) => text.slice(0, 2_000)),
      ),
      { maxLength: 6 },
    )
    .map((pairs) =>
      pairs.map(([name, text]) => `${name}${text.length % 3 === 0 ? '[]' : ''}=${encodeURIComponent(text)}`).join('&'),
    );
