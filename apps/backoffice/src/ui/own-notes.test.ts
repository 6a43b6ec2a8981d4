import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');

/** Takes the widgets' notes, whose own clock holds up what is drawn beside them. */
const TAKES_NOTES = /\{[^{}]*\b(message|notification)\b[^{}]*\} = App\.useApp\(\)|\b(message|notification)\.use\w+\(/;

test('when something is said over the page, then by the notes that close without the clock of the widgets', () => {
  const found = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) =>
    TAKES_NOTES.test(readFileSync(join(source, file), 'utf8')),
  );
  expect(found).toEqual(['ui/use-notes.ts']);
});
