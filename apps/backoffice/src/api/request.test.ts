import { staffMailEndpoints as calls } from '@app/contract/mail/staff-endpoints';
import { afterEach, expect, test, vi } from 'vitest';
import { jumpsMeant, signedInAgain } from './interruptions';
import { headersOf, request } from './request';

function browser(cookie: string): void {
  vi.stubGlobal('document', { cookie });
  vi.stubGlobal('localStorage', { getItem: () => null });
}
afterEach(() => vi.unstubAllGlobals());

test('when this browser has the cookie of the storefront, then calls that change something echo it', () => {
  browser('theme=dark; XSRF-TOKEN=nonce.signature');
  expect(headersOf(calls.testMail)).toMatchObject({ 'X-XSRF-TOKEN': 'nonce.signature' });
  expect(headersOf(calls.listMails)).not.toHaveProperty('X-XSRF-TOKEN');
});

test('when it has none, then nothing is echoed', () => {
  browser('theme=dark');
  expect(headersOf(calls.testMail)).not.toHaveProperty('X-XSRF-TOKEN');
});

const answers = (...list: { status: number; code: number; data?: unknown }[]) => {
  const sent: RequestInit[] = [];
  let token = 'old';
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'avela.staff.token' ? token : null) });
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    sent.push(init);
    const { status, ...envelope } = list[sent.length - 1] ?? { status: 500, code: 5000 };
    return new Response(JSON.stringify({ data: null, msg: '', ...envelope }), { status });
  });
  return { sent, signIn: () => (token = 'new') };
};
const headersIn = (init: RequestInit | undefined) => (init?.headers ?? {}) as Record<string, string>;
const save = () => request(calls.testMail, { body: { email: 'ann@example.com' } });

test('when a price jumps, then who sits there is asked, and the same call goes out as confirmed', async () => {
  const jumps = { percent: 50, count: 1, jumps: [{ what: 'A', field: 'usd', before: 684, after: 8 }] };
  const { sent } = answers({ status: 409, code: 4483, data: jumps }, { status: 200, code: 200, data: null });
  const asked = vi.fn(async () => true);
  const end = jumpsMeant.askBy(asked);
  await save();
  end();
  expect(asked).toHaveBeenCalledWith(jumps);
  expect(sent.map((init) => headersIn(init).Confirmed)).toEqual([undefined, 'price.jump']);
  expect(sent[1]?.body).toBe(sent[0]?.body);
});

test('when a price jumps and is not meant, or there is nobody to ask, then the refusal stands', async () => {
  const { sent } = answers({ status: 409, code: 4483 }, { status: 409, code: 4483 });
  const end = jumpsMeant.askBy(async () => false);
  await expect(save()).rejects.toMatchObject({ code: 4483 });
  end();
  await expect(save()).rejects.toMatchObject({ code: 4483 });
  expect(sent).toHaveLength(2);
});

test('when the session has ended over a form, then calls wait for one sign-in and are made again with its token', async () => {
  const ended = { status: 401, code: 2011 };
  const good = { status: 200, code: 200, data: null };
  const { sent, signIn } = answers(ended, ended, good, good);
  const asked = vi.fn(async () => {
    await new Promise((done) => setTimeout(done, 5));
    return signIn() === 'new';
  });
  const end = signedInAgain.askBy(asked);
  await Promise.all([save(), save()]);
  end();
  expect(asked).toHaveBeenCalledTimes(1);
  expect(sent.map((init) => headersIn(init).Authorization)).toEqual(
    ['old', 'old', 'new', 'new'].map((one) => `Bearer ${one}`),
  );
});

test('when nobody signs in again, then the end of the session is what the call says', async () => {
  answers({ status: 401, code: 2011 });
  await expect(save()).rejects.toMatchObject({ code: 2011 });
});
