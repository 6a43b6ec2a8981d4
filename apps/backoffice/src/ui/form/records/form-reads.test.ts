import { expect, test } from 'vitest';

const sources = import.meta.glob<string>('../../../{features,verticals}/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Reads of one record with what they are asked with. */
const READ = /useAnswer\(\s*calls\.read\w+,\s*\{ params: \{ id\b[^;]*?\);/gs;

test('a form that opens by its address begins from what the server has now, never from an answer of before', () => {
  const forms = Object.entries(sources).filter(([, text]) => text.includes('<WaitingDrawer answer='));
  expect(forms.length).toBeGreaterThanOrEqual(6);
  for (const [path, text] of forms) {
    const reads = text.match(READ) ?? [];
    expect([path, reads.length > 0 && reads.every((read) => read.includes('ofForm: true'))]).toEqual([path, true]);
  }
});
