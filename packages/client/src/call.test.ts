import type { Endpoint } from '@app/contract/core/endpoint';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { callLoosely } from './call.ts';
import { connectClient, type KeptAnswer } from './host.ts';

const host = { token: null as string | null, toast: vi.fn(), onSessionEnd: vi.fn(), onWalletChange: vi.fn() };
const keeper = { keep: vi.fn(), recall: vi.fn(async (_url: string): Promise<KeptAnswer | undefined> => undefined) };
const endpoint = (over: Partial<Endpoint> = {}): Endpoint => ({
  name: 'thing',
  surface: 'storefront',
  method: 'POST',
  path: '/thing/:id',
  access: 'public',
  summary: '',
  ...over,
});
const answers = (body: unknown, status = 200) =>
  vi.fn(
    async (_url: string, _init: RequestInit) =>
      new Response(JSON.stringify(body), { status, headers: { 'x-request-id': 'r-1' } }),
  );

beforeEach(() => {
  vi.clearAllMocks();
  host.token = null;
  connectClient({
    clientType: 'AppIndex',
    locale: () => 'es',
    currency: () => 'EUR',
    token: () => host.token,
    translate: (key) => key,
    toast: host.toast,
    onSessionEnd: host.onSessionEnd,
    onWalletChange: host.onWalletChange,
    keeper,
  });
});

afterEach(() => void vi.unstubAllGlobals());

const failure = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

describe('a call', () => {
  it('when sent, then it carries language, currency, client type, token and key', async () => {
    const fetch = answers({ code: 200, data: { ok: true }, msg: '' });
    vi.stubGlobal('fetch', fetch);
    host.token = 'secret';
    const input = { params: { id: 'a b' }, query: { page: 2, none: undefined }, body: { x: 1 } };
    expect(await callLoosely(endpoint({ idempotent: true }), input, { idempotencyKey: 'k' })).toEqual({ ok: true });
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('/app_index/thing/a%20b?page=2&lang=es&currency=EUR');
    expect(init?.headers).toMatchObject({
      'Client-Type': 'AppIndex',
      Authorization: 'Bearer secret',
      'Idempotency-Key': 'k',
    });
    expect(init?.body).toBe('{"x":1}');
  });

  it('when it may have changed the wallet, then the app hears so once it has succeeded, and not before', async () => {
    const paid = endpoint({ path: '/pay', changesWallet: true });
    vi.stubGlobal('fetch', answers({ code: 1009, data: null, msg: 'No.' }));
    await failure(callLoosely(paid, {}, { toast: false }));
    vi.stubGlobal('fetch', answers({ code: 200, data: {}, msg: '' }));
    await callLoosely(endpoint());
    expect(host.onWalletChange).not.toHaveBeenCalled();
    await callLoosely(paid);
    expect(host.onWalletChange).toHaveBeenCalledOnce();
  });

  it('when an account reads what its device keeps, then the answer is kept, and given again without a connection', async () => {
    const mine = endpoint({ method: 'GET', path: '/mine', kept: true });
    const url = '/app_index/mine?lang=es&currency=EUR';
    host.token = 'secret';
    vi.stubGlobal('fetch', answers({ code: 200, data: { n: 1 }, msg: '' }));
    expect(await callLoosely(mine)).toEqual({ n: 1 });
    expect(keeper.keep.mock.calls).toEqual([[url, { n: 1 }, 'secret']]);
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('failed')));
    expect((await failure(callLoosely(mine, {}, { toast: false }))).kind).toBe('network');
    keeper.recall.mockResolvedValueOnce({ answer: { n: 1 }, at: 1_234 });
    const onKept = vi.fn();
    // Who does not ask for kept answers changes something by this call, or has to know.
    expect((await failure(callLoosely(mine, {}, { toast: false }))).kind).toBe('network');
    expect(await callLoosely(mine, {}, { onKept })).toEqual({ n: 1 });
    expect(onKept.mock.calls).toEqual([[1_234]]);
    expect(keeper.recall).toHaveBeenLastCalledWith(url);
    // A refusal is the answer; nothing older stands in for it.
    vi.stubGlobal('fetch', answers({ code: 4004, data: null, msg: 'gone' }));
    keeper.recall.mockClear();
    expect((await failure(callLoosely(mine))).code).toBe(4004);
    // What is not marked is neither kept nor given again.
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('failed')));
    await failure(callLoosely(endpoint({ method: 'GET', path: '/other' })));
    expect([keeper.recall.mock.calls.length, keeper.keep.mock.calls.length]).toEqual([0, 1]);
  });

  it('when the older success code comes without data, then the code is the data', async () => {
    vi.stubGlobal('fetch', answers({ code: 1, data: null, msg: 'done' }));
    expect(await callLoosely(endpoint(), {}, { successTip: true })).toEqual({ code: 1 });
    expect(host.toast).toHaveBeenCalledWith('done');
  });

  it.each([2001, 2002, 2003, 2004, 2007, 2011])(
    'when %i comes, then msg is shown and the session ends',
    async (code) => {
      vi.stubGlobal('fetch', answers({ code, data: null, msg: 'ended' }));
      expect((await failure(callLoosely(endpoint(), {}, { toast: false }))).code).toBe(code);
      expect(host.toast).toHaveBeenCalledWith('ended');
      expect(host.onSessionEnd).toHaveBeenCalledOnce();
    },
  );

  it('when a session ends that is no longer the one on this device, then nothing is said and the new one stays', async () => {
    host.token = 'before';
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => {
        host.token = null;
        return new Response(JSON.stringify({ code: 2001, data: null, msg: 'ended' }));
      }),
    );
    expect((await failure(callLoosely(endpoint()))).code).toBe(2001);
    expect(host.toast).not.toHaveBeenCalled();
    expect(host.onSessionEnd).not.toHaveBeenCalled();
  });

  it('when another code comes, then msg is shown and the error carries fields, key and request id', async () => {
    const data = { error: 'input.invalid', fields: { email: 'field.email_format' } };
    vi.stubGlobal('fetch', answers({ code: 4000, data, msg: 'check' }));
    const error = await failure(callLoosely(endpoint()));
    expect(error).toMatchObject({
      code: 4000,
      key: 'input.invalid',
      fields: data.fields,
      msg: 'check',
      requestId: 'r-1',
    });
    expect(host.toast).toHaveBeenCalledWith('check');
    expect(host.onSessionEnd).not.toHaveBeenCalled();
  });

  it('when a server fails or asks to wait, then it is no refusal of what was asked, with an envelope or without', async () => {
    for (const [code, status] of [
      [5000, 500],
      [5000, 503],
      [4029, 429],
    ] as const) {
      vi.stubGlobal('fetch', answers({ code, data: null, msg: 'failed' }, status));
      expect(await failure(callLoosely(endpoint()))).toMatchObject({
        kind: 'server',
        code,
        msg: 'failed',
        requestId: 'r-1',
      });
    }
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response('<html>', { status: 502 })),
    );
    expect(await failure(callLoosely(endpoint()))).toMatchObject({
      kind: 'server',
      status: 502,
      msg: 'error.transport.server',
    });
  });

  it('when the line breaks or the caller gives up, then the kinds differ and only the first is shown', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.reject(new TypeError('failed'))),
    );
    expect((await failure(callLoosely(endpoint()))).kind).toBe('network');
    expect(host.toast).toHaveBeenCalledOnce();
    const gone = AbortSignal.abort();
    expect((await failure(callLoosely(endpoint(), {}, { signal: gone }))).kind).toBe('aborted');
    expect(host.toast).toHaveBeenCalledOnce();
  });

  it('when thirty seconds pass, then it is a timeout and not before', async () => {
    vi.useFakeTimers();
    const hangs = vi.fn(
      (_url: string, init: RequestInit) =>
        new Promise((_resolve, reject) => {
          init.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        }),
    );
    vi.stubGlobal('fetch', hangs);
    const settled = vi.fn();
    const failed = failure(callLoosely(endpoint()).finally(settled));
    await vi.advanceTimersByTimeAsync(29_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect((await failed).kind).toBe('timeout');
    vi.useRealTimers();
  });
});
