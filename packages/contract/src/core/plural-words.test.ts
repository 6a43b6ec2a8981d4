import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('../', import.meta.url));
const files = globSync('**/{messages,staff-messages,facts,texts}/en-US.ts', { cwd: source });

/** Texts by the file and key they stand in; a mail's lines stand below its own key. */
function flat(value: unknown, key: string): [string, string][] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => flat(inner, key ? `${key}.${name}` : name));
}

/** Verbs and other words in -s that a value stands before: no count of things. */
const NO_THINGS =
  'is|was|has|as|its|this|us|less|plus|always|across|comes?|goes|waits?|departs|costs|counts|sees|answers|passes|instead|disappears|takes|begins|starts|closes|does|never|belongs|stays';
const COUNTED = new RegExp(
  String.raw`\{\{\w+\}\}( (?!(${NO_THINGS}|on|in|to|at|of|and|by)\b)[a-z-]+){0,1} (?!(${NO_THINGS})\b)([a-z]+s|people|children)\b`,
  'i',
);

/** Texts whose number is a constant above one or counts what is always several. */
const ALWAYS_SEVERAL = new Set([
  'error.travel.awaited',
  'error.trip.too_many_notes',
  'address.full',
  'agents.more_people',
  'deal.remind_set',
  'deal.rule.was',
  'deals.shown_full',
  'deals.shown_why',
  'deals.shown_young',
  'email_code.lines.0',
  'error.address.too_many',
  'error.favourite.too_many',
  'field.too_long_of',
  'flights.adults_note',
  'flights.all_airports',
  'flights.issue_note',
  'flights.staff.delay_note',
  'group.most',
  'data_copy.readme',
  'page.home_about',
  'webhook.took',
  'message.travel_bundle_confirmed.title',
  'message.travel_bundle_confirmed.text',
  'travel_bundle_confirmed.lines.0',
  'error.passkey.too_many',
  'passkey.full',
  'orders.price.member_level_why',
  'price.usual_source',
  'error.dining.waits_many',
  'price_alert.source',
  'reports.recount_text',
  'reset_code.lines.0',
  'security.reset_text',
  'staff.password.length',
  'travel_deals.preview',
]);

test('a count of things has a text for one of them', async () => {
  const texts = await Promise.all(
    files.map(async (file) => flat(((await import(source + file)) as { default: unknown }).default, '')),
  );
  expect(texts.length).toBeGreaterThan(80);
  const found = texts
    .flat()
    .filter(([key, text]) => !/_(one|other)$/.test(key) && COUNTED.test(text) && !ALWAYS_SEVERAL.has(key));
  expect(found).toEqual([]);
});
