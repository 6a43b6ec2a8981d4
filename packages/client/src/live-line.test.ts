import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLiveLine, type LineSignIn } from './live-line.ts';

/** A socket whose other end is the test. */
class FakeSocket {
  static readonly opened: FakeSocket[] = [];
  readonly sent: string[] = [];
  readonly address: string;
  closed = false;
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;
  constructor(address: URL) {
    this.address = String(address);
    FakeSocket.opened.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.closed = true;
    this.onclose();
  }
  hear(topic: string, data: object = {}): void {
    this.onmessage({ data: JSON.stringify({ topic, data }) });
  }
}

const last = (): FakeSocket => FakeSocket.opened.at(-1) as FakeSocket;
let who: LineSignIn | null = null;
let heard: string[] = [];
const hear = (topic: string) => (data: Record<string, unknown>) => heard.push(`${topic} ${JSON.stringify(data)}`);

beforeEach(() => {
  FakeSocket.opened.length = 0;
  who = { token: 't', surface: 'storefront' };
  heard = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('window', { location: { href: 'https://shop.test/m/#/chat' } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the line opens for the first who listens, says who in its first message, and closes with the last', () => {
  const line = createLiveLine(() => who);
  const ends = [line.listenTo('a', hear('a')), line.listenTo('b', hear('b'))];
  expect(FakeSocket.opened.map(({ address }) => address)).toEqual(['wss://shop.test/realtime']);
  last().onopen();
  expect(last().sent).toEqual(['{"token":"t","surface":"storefront"}']);
  expect(line.isReady()).toBe(false);
  last().hear('ready');
  expect(line.isReady()).toBe(true);
  last().hear('a', { n: 1 });
  last().hear('c');
  last().onmessage({ data: 'no message of ours' });
  expect(heard).toEqual(['a {"n":1}']);
  ends[0]?.();
  expect(last().closed).toBe(false);
  ends[1]?.();
  expect(last().closed).toBe(true);
  expect(line.isReady()).toBe(false);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.opened).toHaveLength(1);
});

test('a line that breaks is said to be lost and opened again, later each time, until the server takes it', () => {
  const line = createLiveLine(() => who);
  line.listenTo('lost', hear('lost'));
  for (const [wait, sockets] of [
    [1_000, 2],
    [3_000, 3],
    [10_000, 4],
    [30_000, 5],
    [30_000, 6],
  ] as const) {
    last().onclose();
    vi.advanceTimersByTime(wait * 0.69);
    expect(FakeSocket.opened).toHaveLength(sockets - 1);
    vi.advanceTimersByTime(wait * 0.32);
    expect(FakeSocket.opened).toHaveLength(sockets);
  }
  expect(heard).toHaveLength(5);
  last().hear('ready');
  last().onclose();
  vi.advanceTimersByTime(1_000);
  expect(FakeSocket.opened).toHaveLength(7);
});

test('without a sign-in there is no line; whoever signs in next has one of their own, and the old one is not heard', () => {
  who = null;
  const line = createLiveLine(() => who);
  line.listenTo('a', hear('a'));
  expect(FakeSocket.opened).toEqual([]);
  who = { token: 'first', surface: 'visitor' };
  line.reconnect();
  const first = last();
  first.hear('ready');
  who = { token: 'second', surface: 'storefront' };
  line.reconnect();
  expect(first.closed).toBe(true);
  expect(line.isReady()).toBe(false);
  first.hear('a', { of: 'first' });
  first.onclose();
  vi.advanceTimersByTime(60_000);
  last().onopen();
  last().hear('a', { of: 'second' });
  expect(FakeSocket.opened).toHaveLength(2);
  expect(last().sent).toEqual(['{"token":"second","surface":"storefront"}']);
  expect(heard).toEqual(['a {"of":"second"}']);
});
