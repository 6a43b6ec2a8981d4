import type { BoundEndpoint } from '../platform/http/bind.ts';
import type { Shop } from '../testing/shop.ts';
import { type Actor, ADMITTED, actors, keysOf } from './actors.ts';
import { endpointsOf, type Input, printOf, sampleInput, send, titleOf } from './every-endpoint.ts';
import { NOBODY } from './json-schema.ts';

/** The shop that is called. */
let shop: Shop;
const db = () => shop.app.platform.db;

/** Refusals by which the guard turns a caller away. */
const TURNED_AWAY = new Set([2001, 2002, 2003, 2004, 2007, 2011, 2012, 2013, 2014, 2015, 2016, 4003, 4172]);

/**
 * Which calls are met by those whom the one door turns away, and by those who differ from another actor in one thing: so many of four in
 * turn. `by turns` leaves out the other actors, who meet every call.
 */
export type Share = { readonly quarters: readonly number[]; readonly actors: 'all' | 'by turns' };
let share: Share = { quarters: [0], actors: 'all' };

/** Samples that ask for what an agent's staff may not: a message to everybody. */
const TO_ONE = { audience: 'agent', audienceTo: NOBODY };
function inputFor(bound: BoundEndpoint): Input {
  const input = sampleInput(bound);
  if (titleOf(bound) === 'POST /admin_api/messages')
    return { ...input, body: { ...(input.body as object), ...TO_ONE } };
  // A list that is open to everybody's staff.
  if (titleOf(bound) === 'POST /admin_api/exports')
    return { ...input, body: { ...(input.body as object), list: '/travel-orders' } };
  return titleOf(bound) === 'GET /admin_api/messages/audience' ? { ...input, query: TO_ONE } : input;
}

type Cell = { bound: BoundEndpoint; expected: number };

type Part = { actor: Actor; closed: readonly Cell[]; open: readonly Cell[] };

/** Returns what each actor must be refused and what is open to them; of those who go by turns, of some calls. */
async function parts(): Promise<Part[]> {
  return (await actors(shop)).map((actor, turn) => {
    const meets = (index: number): boolean =>
      actor.byTurns ? share.quarters.includes((index + turn) % 4) : share.actors === 'all';
    const calls = endpointsOf(shop).filter((_, index) => meets(index));
    const cells = calls.map((bound) => ({ bound, expected: actor.expected(bound.endpoint.access, bound) }));
    const those = (wanted: boolean) => cells.filter((cell) => (cell.expected === ADMITTED) === wanted);
    return { actor, closed: those(false), open: those(true) };
  });
}

type Tokens = ReadonlyMap<string, string | null>;
/** A token for each permission: a caller who is turned away ends nothing. */
async function tokensFor({ actor, closed }: Part): Promise<Tokens> {
  const tokens = new Map<string, string | null>();
  for (const { bound } of closed) {
    const key = keysOf(bound).join();
    if (!tokens.has(key)) tokens.set(key, await actor.token(bound));
  }
  return tokens;
}

/** Calls what must be refused; returns what went wrong. */
async function turnAway({ actor, closed: cells }: Part, tokens: Tokens): Promise<string[]> {
  const wrong: string[] = [];
  for (const { bound, expected } of cells) {
    const token = tokens.get(keysOf(bound).join());
    const { code } = await send(shop, bound, { ...inputFor(bound), ...(token ? { token } : {}) });
    if (code !== expected) wrong.push(`${actor.name} at ${titleOf(bound)}: ${code} instead of ${expected}`);
  }
  return wrong;
}

/** Has every actor call what must be refused; returns what went wrong, a change of any row included. */
async function turnAllAway(all: readonly Part[]): Promise<string[]> {
  const tokens: Tokens[] = [];
  for (const part of all) tokens.push(await tokensFor(part));
  const before = await printOf(db());
  const wrong: string[] = [];
  for (const [index, part] of all.entries()) wrong.push(...(await turnAway(part, tokens[index] ?? new Map())));
  const after = await printOf(db());
  const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
  return [...wrong, ...changed.map((table) => `somebody who was turned away changed ${table}`)];
}

/** Calls what is open; returns what was refused by the guard, or broke. */
async function letIn({ actor, open: cells }: Part): Promise<string[]> {
  const wrong: string[] = [];
  for (const { bound } of cells) {
    const token = await actor.token(bound);
    const { code, status } = await send(shop, bound, { ...inputFor(bound), ...(token ? { token } : {}) });
    if (TURNED_AWAY.has(code) || status >= 500) wrong.push(`${actor.name} at ${titleOf(bound)}: ${code}`);
  }
  return wrong;
}

/**
 * Has every actor call what they must be refused and what is open to them. Returns what went wrong, a change by a caller who was turned
 * away included, and how many calls were of each kind.
 */
export async function everyActorCalls(
  of: Shop,
  which: Share,
): Promise<{ readonly wrong: string[]; readonly closed: number; readonly open: number }> {
  shop = of;
  share = which;
  const all = await parts();
  const wrong = await turnAllAway(all);
  for (const part of all) wrong.push(...(await letIn(part)));
  const sum = (count: (part: Part) => number): number => all.reduce((whole, part) => whole + count(part), 0);
  return { wrong, closed: sum(({ closed }) => closed.length), open: sum(({ open }) => open.length) };
}
