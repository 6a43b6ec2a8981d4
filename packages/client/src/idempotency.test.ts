import { describe, expect, it } from 'vitest';
import { createIntent, randomKey } from './idempotency.ts';

describe('idempotency key', () => {
  it('when the same form is sent again, then the key is the same; a changed form gets another', () => {
    const intent = createIntent();
    const first = intent.keyFor({ quote: 'q', note: '' });
    expect(intent.keyFor({ quote: 'q', note: '' })).toBe(first);
    expect(intent.keyFor({ quote: 'q', note: 'x' })).not.toBe(first);
  });

  it('when the intent was carried out, then sending the same again is a new one', () => {
    const intent = createIntent();
    const first = intent.keyFor('x');
    intent.settle();
    expect(intent.keyFor('x')).not.toBe(first);
  });

  it('is a UUID', () => {
    expect(randomKey()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });
});
