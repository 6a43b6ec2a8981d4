import { routes } from '@app/contract/core/routes';
import { describe, expect, it } from 'vitest';
import { guard } from './guard.ts';

describe('guard', () => {
  it('when a route is public, then it passes without a session; any other is remembered with its query', () => {
    for (const rule of Object.values(routes)) {
      const refused = guard({ pathname: rule.path, search: '?id=1' }, false);
      expect(refused).toBe('public' in rule ? null : `${rule.path}?id=1`);
    }
  });

  it('when there is a session, then every route passes', () => {
    for (const rule of Object.values(routes)) expect(guard({ pathname: rule.path, search: '' }, true)).toBeNull();
  });

  it('when the table does not know the path, then the page that says so may be shown', () => {
    expect(guard({ pathname: '/nowhere', search: '' }, false)).toBeNull();
  });
});
