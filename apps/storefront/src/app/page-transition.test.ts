import { describe, expect, it } from 'vitest';
import { transitionName } from './page-transition.ts';

describe('transition between screens', () => {
  it('when one goes forward, then the screen that comes decides', () => {
    expect(transitionName('forward', 'push', 'none')).toBe('push');
    expect(transitionName('forward', 'rise', 'push')).toBe('rise');
    expect(transitionName('forward', 'none', 'push')).toBe('none');
  });

  it('when one goes back, then the screen that leaves goes the way it came', () => {
    expect(transitionName('back', 'none', 'push')).toBe('push-back');
    expect(transitionName('back', 'push', 'rise')).toBe('rise-back');
    expect(transitionName('back', 'push', 'none')).toBe('none');
  });
});
