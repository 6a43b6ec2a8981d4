/** What the rules below need of a message: its number in the talk and the id its sender gave it. */
export type Numbered = { readonly seq: number; readonly clientId: string | null };

/** A message on its way: sent again with the same id until the server has it. */
export type Outgoing<D> = {
  readonly clientId: string;
  readonly draft: D;
  readonly failed: boolean;
  readonly at: string;
};

/**
 * What a device knows of one talk. `messages` is one stretch without a gap, oldest first; `since` is its last number,
 * from which the device asks for more.
 */
export type Timeline<M extends Numbered, D> = {
  readonly messages: readonly M[];
  readonly outgoing: readonly Outgoing<D>[];
};

export const emptyTimeline: Timeline<never, never> = { messages: [], outgoing: [] };

/** The last number known; 0 before the first message. */
export const sinceOf = (timeline: { readonly messages: readonly Numbered[] }): number =>
  timeline.messages.at(-1)?.seq ?? 0;

const without = <D>(outgoing: readonly Outgoing<D>[], arrived: readonly Numbered[]): readonly Outgoing<D>[] => {
  const ids = new Set(arrived.map((message) => message.clientId));
  return outgoing.some((one) => ids.has(one.clientId)) ? outgoing.filter((one) => !ids.has(one.clientId)) : outgoing;
};

/**
 * Takes messages that the server gave, in any order and as often as they come. What is known is left out; what would
 * leave a gap is not taken, so that it is asked for again from `sinceOf`. The first ones ever may start at any number.
 */
export function takeNewer<M extends Numbered, D>(timeline: Timeline<M, D>, arrived: readonly M[]): Timeline<M, D> {
  let next = timeline.messages.at(-1)?.seq;
  const taken: M[] = [];
  for (const message of [...arrived].sort((a, b) => a.seq - b.seq)) {
    if (next !== undefined && message.seq !== next + 1) continue;
    taken.push(message);
    next = message.seq;
  }
  if (taken.length === 0) return timeline;
  return { messages: [...timeline.messages, ...taken], outgoing: without(timeline.outgoing, taken) };
}

/** Takes older messages that end right before the first known one; others are not taken. */
export function takeOlder<M extends Numbered, D>(timeline: Timeline<M, D>, arrived: readonly M[]): Timeline<M, D> {
  const first = timeline.messages[0]?.seq;
  if (first === undefined) return takeNewer(timeline, arrived);
  const older = arrived.filter((message) => message.seq < first).sort((a, b) => a.seq - b.seq);
  if (older.at(-1)?.seq !== first - 1) return timeline;
  return { ...timeline, messages: [...older, ...timeline.messages] };
}

/** Puts a message on its way, or changes how it stands there. */
export function putOutgoing<M extends Numbered, D>(timeline: Timeline<M, D>, one: Outgoing<D>): Timeline<M, D> {
  if (timeline.messages.some((message) => message.clientId === one.clientId)) return timeline;
  const known = timeline.outgoing.some((other) => other.clientId === one.clientId);
  const outgoing = known
    ? timeline.outgoing.map((other) => (other.clientId === one.clientId ? one : other))
    : [...timeline.outgoing, one];
  return { ...timeline, outgoing };
}

/** Takes back a message that was never accepted. */
export const dropOutgoing = <M extends Numbered, D>(timeline: Timeline<M, D>, clientId: string): Timeline<M, D> => ({
  ...timeline,
  outgoing: timeline.outgoing.filter((one) => one.clientId !== clientId),
});
