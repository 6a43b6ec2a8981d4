import { describe, expect, it } from 'vitest';
import { emptyCache, forgetHidden, type Move, moveTo, type ViewCache } from './view-cache.ts';

type Cache = ViewCache<string>;
const go = (cache: Cache, key: string, direction: Move<string>['direction'] = 'forward', location = key): Cache =>
  moveTo(cache, { key, location, direction });
const keys = (cache: Cache) => cache.views.map((view) => view.key);
const shown = (cache: Cache) => cache.views.at(-1);

describe('view cache', () => {
  it('when one goes back to a cached view, then it is the same instance', () => {
    const list = go(emptyCache, '/list');
    const back = go(go(list, '/detail'), '/list', 'back');
    expect(shown(back)?.instance).toBe(shown(list)?.instance);
  });

  it('when one goes forward to a cached key, then a fresh instance takes its place', () => {
    const list = go(emptyCache, '/list');
    const again = go(go(list, '/detail'), '/list');
    expect(shown(again)?.instance).not.toBe(shown(list)?.instance);
    expect(keys(again)).toEqual(['/detail', '/list']);
  });

  it('when the address changes within the key on screen, then the instance stays and learns the address', () => {
    const list = go(emptyCache, '/list', 'forward', '/list?sort=new');
    const sorted = go(list, '/list', 'forward', '/list?sort=price');
    expect(shown(sorted)).toEqual({ key: '/list', instance: shown(list)?.instance, location: '/list?sort=price' });
  });

  it('when a sixth view comes, then the least recently used one goes', () => {
    let cache = ['/a', '/b', '/c', '/d', '/e'].reduce((now, key) => go(now, key), emptyCache as Cache);
    cache = go(cache, '/a', 'back');
    cache = go(cache, '/f');
    expect(keys(cache)).toEqual(['/c', '/d', '/e', '/a', '/f']);
  });

  it('when one goes back to an evicted key, then it starts fresh', () => {
    const full = ['/a', '/b', '/c', '/d', '/e', '/f'].reduce((now, key) => go(now, key), emptyCache as Cache);
    expect(shown(go(full, '/a', 'back'))?.instance).toBe(full.nextInstance);
  });

  it('when hidden views are forgotten, then only the one on screen stays', () => {
    expect(keys(forgetHidden(go(go(emptyCache, '/a'), '/b')))).toEqual(['/b']);
  });
});
