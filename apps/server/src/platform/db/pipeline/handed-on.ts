/** How a connection behind a pooler is used: `named` says that the pooler knows names of prepared statements. */
export type HandedOn = { readonly named: boolean };

/** Connections that a pooler hands on: with each transaction another session of the server may be behind them. */
const handedOn = new WeakMap<object, HandedOn>();

export const handOn = (client: object, how: HandedOn): void => void handedOn.set(client, how);

/** Returns how a connection is used that a pooler hands on; null for one that is the same session all the time. */
export const handedOnOf = (client: object): HandedOn | null => handedOn.get(client) ?? null;
