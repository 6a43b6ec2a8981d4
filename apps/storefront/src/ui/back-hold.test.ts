import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBackHold } from './back-hold.ts';

type Entry = { state: unknown; url: string };

/** A page with a history that travels asynchronously, as browsers do. */
function openPage() {
  const entries: Entry[] = [{ state: { idx: 0, key: 'home' }, url: '#/' }];
  let at = 0;
  const listeners: ((event: Event) => void)[] = [];
  const page = {
    history: {
      get state() {
        return entries[at]?.state;
      },
      pushState: (state: unknown, _unused: string, url?: string) => {
        entries.splice(at + 1, entries.length, { state, url: url ?? entries[at]?.url ?? '' });
        at += 1;
      },
      replaceState: (state: unknown, _unused: string, url?: string) => {
        entries[at] = { state, url: url ?? entries[at]?.url ?? '' };
      },
      go: (steps = 0) => {
        setTimeout(() => {
          if (!entries[at + steps]) return;
          at += steps;
          let stopped = false;
          const event = { stopImmediatePropagation: () => (stopped = true) } as unknown as Event;
          for (const listener of listeners) if (!stopped) listener(event);
        }, 5);
      },
    },
    get location() {
      return { href: entries[at]?.url };
    },
    addEventListener: (_name: string, listener: (event: Event) => void) => listeners.push(listener),
    setTimeout: (run: () => void, after: number) => setTimeout(run, after),
  };
  const user = page.history.go;
  const edit = (url: string) => {
    entries.splice(at + 1, entries.length, { state: null, url });
    at += 1;
    for (const listener of listeners) listener({ stopImmediatePropagation: () => {} } as unknown as Event);
  };
  const urls = () => entries.map(({ url }, index) => (index === at ? `[${url}]` : url));
  return { page: page as unknown as Window, urls, edit, back: () => user(-1), forward: () => user(1) };
}

const router = vi.fn();
let tab: ReturnType<typeof openPage>;
let hold: ReturnType<typeof createBackHold>;
const settle = () => vi.advanceTimersByTimeAsync(1_000);

/** A layer as sheets are: told to close, it goes a moment later. */
function openLayer() {
  const onBack = vi.fn(() => void setTimeout(() => layer.close(), 10));
  const layer = { onBack, close: hold(onBack) };
  return layer;
}

// Files of one worker share what these replace.
afterEach(() => {
  vi.useRealTimers();
});
beforeEach(() => {
  vi.useFakeTimers();
  router.mockClear();
  tab = openPage();
  hold = createBackHold(tab.page);
  tab.page.addEventListener('popstate', router);
  tab.page.history.pushState({ idx: 1, key: 'goods' }, '', '#/goods');
});

describe('going back with a layer open', () => {
  it('closes the layer and stays; the next time it leaves', async () => {
    const layer = openLayer();
    tab.back();
    await settle();
    expect(layer.onBack).toHaveBeenCalledTimes(1);
    expect(tab.urls()[1]).toBe('[#/goods]');
    expect(router).not.toHaveBeenCalled();
    tab.back();
    await settle();
    expect(tab.urls()[0]).toBe('[#/]');
    expect(router).toHaveBeenCalledTimes(1);
  });

  it('closes one layer after the other', async () => {
    const sheet = openLayer();
    const question = openLayer();
    tab.back();
    await settle();
    expect([sheet.onBack.mock.calls.length, question.onBack.mock.calls.length]).toEqual([0, 1]);
    tab.back();
    await settle();
    expect(sheet.onBack).toHaveBeenCalledTimes(1);
    expect(tab.urls()[1]).toBe('[#/goods]');
  });

  it('on the first page of a visit works alike', async () => {
    tab = openPage();
    hold = createBackHold(tab.page);
    const layer = openLayer();
    tab.back();
    await settle();
    expect(layer.onBack).toHaveBeenCalledTimes(1);
    expect(tab.urls()).toEqual(['[#/]', '#/']);
  });
});

describe('a layer that closes otherwise', () => {
  it('takes its entry along', async () => {
    openLayer().close();
    await settle();
    expect(tab.urls().slice(0, 2)).toEqual(['#/', '[#/goods]']);
    tab.back();
    await settle();
    expect(tab.urls()[0]).toBe('[#/]');
  });

  it('and opens the next one leaves one entry', async () => {
    openLayer().close();
    openLayer();
    await settle();
    expect(tab.urls()).toEqual(['#/', '#/goods', '[#/goods]']);
  });

  it('and leads to another screen leaves none', async () => {
    const layer = openLayer();
    layer.close();
    tab.page.history.pushState({ idx: 2, key: 'cart' }, '', '#/cart');
    await settle();
    expect(tab.urls()).toEqual(['#/', '#/goods', '[#/cart]']);
  });

  it('and has changed the address leaves the changed one', async () => {
    const layer = openLayer();
    tab.page.history.replaceState({ idx: 1, key: 'red' }, '', '#/goods?color=red');
    expect(tab.urls()[2]).toBe('[#/goods?color=red]');
    layer.close();
    await settle();
    expect(tab.urls()[1]).toBe('[#/goods?color=red]');
    expect(router).not.toHaveBeenCalled();
  });

  it('and sends back to the screen before goes there at once', async () => {
    const layer = openLayer();
    layer.close();
    tab.page.history.go(-1);
    await settle();
    expect(tab.urls()[0]).toBe('[#/]');
    expect(router).toHaveBeenCalledTimes(1);
  });

  it('leaves nothing that Forward could stop at', async () => {
    openLayer().close();
    await settle();
    tab.forward();
    await settle();
    expect(tab.urls()[1]).toBe('[#/goods]');
  });

  it('when the address was edited meanwhile, then going back shows the screen again', async () => {
    const layer = openLayer();
    // As browsers do for an edited address: no call of the page, an entry without a number.
    tab.edit('#/new');
    layer.close();
    await settle();
    tab.back();
    await settle();
    expect(tab.urls().slice(0, 2)).toEqual(['#/', '[#/goods]']);
    expect(router).toHaveBeenCalledTimes(2);
  });
});

describe('the router moves on while the entry of a closed layer is on its way out', () => {
  it.each(['replaceState', 'pushState'] as const)(
    '%s: the new address can be read at once, and stays',
    async (change) => {
      const layer = openLayer();
      layer.close();
      await vi.advanceTimersByTimeAsync(1);
      tab.page.history[change]({ idx: change === 'pushState' ? 2 : 1, key: 'pay' }, '', '#/pay');
      expect(tab.page.location.href).toBe('#/pay');
      await settle();
      expect(tab.page.location.href).toBe('#/pay');
      expect(tab.urls()).toEqual(change === 'pushState' ? ['#/', '#/goods', '[#/pay]'] : ['#/', '[#/pay]', '#/pay']);
      expect(router).not.toHaveBeenCalled();
    },
  );
});
