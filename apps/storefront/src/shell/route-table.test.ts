import { describe, expect, it } from 'vitest';
import { routeAt, viewKey } from './route-table.ts';

describe('key of a view', () => {
  it('when route params differ, then the views differ', () => {
    const one = viewKey({ pathname: '/goodsdetail', search: '?id=1' });
    expect(viewKey({ pathname: '/goodsdetail', search: '?id=2' })).not.toBe(one);
  });

  it('when only filters or the language differ, then it is the same view', () => {
    const plain = viewKey({ pathname: '/choosegoods', search: '?category=5' });
    expect(viewKey({ pathname: '/choosegoods', search: '?sort=price&category=5&lang=es' })).toBe(plain);
  });
});

describe('route of a path', () => {
  it('when a slash ends the path, then the route is the same', () => {
    expect(routeAt('/cart/')?.name).toBe('cart');
    expect(routeAt('/')?.name).toBe('home');
    expect(routeAt('/constructor')).toBeNull();
  });
});
