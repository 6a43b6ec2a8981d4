import { describe, expect, it } from 'vitest';
import { formedOf, joined, knownOf, toggled } from './filter-params.ts';

describe('lists of filters in an address', () => {
  it('are read as far as they are known or have the form', () => {
    expect(knownOf(['a', 'b', 'c'], 'c,x,a')).toEqual(['a', 'c']);
    expect(knownOf(['a'], undefined)).toEqual([]);
    expect(formedOf('LHR,x,CDG', /^[A-Z]{3}$/)).toEqual(['LHR', 'CDG']);
  });

  it('are written, an empty one not at all', () => {
    expect(joined(['a', 4])).toBe('a,4');
    expect(joined([])).toBeNull();
  });

  it('have values turned on and off', () => {
    expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
  });
});
