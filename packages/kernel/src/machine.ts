import { invariant } from './assert.ts';

/** Who may fire an event. `system` is a job or another module, never a request. */
export type Actor = 'customer' | 'admin' | 'system';

export type Transition<S extends string, E extends string, G extends string, F extends string> = {
  readonly on: E;
  readonly from: readonly S[];
  /** A state, or `origin`: the state the row was in before the detour began (kept on the row by the caller). */
  readonly to: S | 'origin';
  readonly by: readonly Actor[];
  readonly guard?: G;
  readonly effects?: readonly F[];
};

export type Machine<S extends string, E extends string, G extends string, F extends string> = {
  readonly name: string;
  readonly initial: S;
  readonly states: readonly S[];
  readonly transitions: readonly Transition<S, E, G, F>[];
};

/** Declares a state machine and checks it once: known states, no two rules for one (state, event). */
export function defineMachine<
  const S extends string,
  const E extends string,
  const G extends string = never,
  const F extends string = never,
>(machine: Machine<S, E, G, F>): Machine<S, E, G, F> {
  const states = new Set<string>(machine.states);
  invariant(states.has(machine.initial), `${machine.name}: unknown initial state`);
  const seen = new Set<string>();
  for (const rule of machine.transitions) {
    invariant(rule.to === 'origin' || states.has(rule.to), `${machine.name}: ${rule.on} leads nowhere`);
    for (const from of rule.from) {
      invariant(states.has(from), `${machine.name}: ${rule.on} starts nowhere`);
      invariant(!seen.has(`${from}/${rule.on}`), `${machine.name}: two rules for ${rule.on} in ${from}`);
      seen.add(`${from}/${rule.on}`);
    }
  }
  return machine;
}

/** The rule for this event in this state and by this actor, or null when it is not allowed. */
export function findTransition<S extends string, E extends string, G extends string, F extends string>(
  machine: Machine<S, E, G, F>,
  at: { state: S; event: E; actor: Actor },
): Transition<S, E, G, F> | null {
  return (
    machine.transitions.find(
      (rule) => rule.on === at.event && rule.from.includes(at.state) && rule.by.includes(at.actor),
    ) ?? null
  );
}

/** The events this actor may fire in this state, guards not considered, in the table's order. */
export function allowedEvents<S extends string, E extends string, G extends string, F extends string>(
  machine: Machine<S, E, G, F>,
  at: { state: S; actor: Actor },
): E[] {
  return machine.transitions
    .filter((rule) => rule.from.includes(at.state) && rule.by.includes(at.actor))
    .map((rule) => rule.on);
}

/** Says of every state of a machine to which groups it belongs: one that is added does not compile until it is said of it too. */
export type StateGroups<S extends string, G extends string> = Readonly<Record<S, readonly G[]>>;

/** The states of such a table that belong to a group. */
export type StateIn<T extends StateGroups<string, string>, G extends string> = {
  [S in keyof T & string]: G extends T[S][number] ? S : never;
}[keyof T & string];

/** Returns the states that belong to a group, in the order of the table. */
export function statesIn<T extends StateGroups<string, string>, G extends T[keyof T][number]>(
  groups: T,
  group: G,
): StateIn<T, G>[] {
  return Object.keys(groups).filter((state) => groups[state]?.includes(group)) as StateIn<T, G>[];
}

/** The machine as a Mermaid state diagram, for the generated documentation. */
export function toMermaid(machine: Machine<string, string, string, string>): string {
  const lines = machine.transitions.flatMap((rule) =>
    rule.from.map((from) => `  ${from} --> ${rule.to}: ${rule.on} (${rule.by.join(', ')})`),
  );
  return ['stateDiagram-v2', `  [*] --> ${machine.initial}`, ...lines].join('\n');
}
