import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..', '..', '..');

/** What draws a form itself: the three kinds that all others are declared for, and those that are none of them, each tried by a journey. */
const DRAW_THEIR_OWN = [
  'app/login/first-step.tsx',
  'app/login/password.screen.tsx',
  'app/login/second-step.tsx',
  'features/catalog/products/marks-dialog.tsx',
  'features/content/pages/page-editor.tsx',
  'features/orders/order-drawer.tsx',
  'features/system/clock.screen.tsx',
  'features/system/identity/identity.screen.tsx',
  'features/travel/orders/order-drawer.tsx',
  'ui/form/records/form-dialog.tsx',
  'ui/form/records/record-editor.tsx',
  'ui/form/records/record-form-drawer.tsx',
  'ui/list/filters/search-card.tsx',
  'verticals/flights/board/change-drawer.tsx',
  'verticals/flights/calendar/bulk-drawer.tsx',
  'verticals/hotels/calendar/rule-drawer.tsx',
];

test('when a form is added, then it is declared for the drawer, the dialog or the editor, or named here', () => {
  const found = globSync('**/*.tsx', { cwd: source }).filter((file) =>
    /<Form[\s>]/.test(readFileSync(join(source, file), 'utf8')),
  );
  expect(found.sort()).toEqual(DRAW_THEIR_OWN);
});
