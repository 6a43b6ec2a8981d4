type Listener = () => void;
const listeners = new Set<Listener>();

/** Says that something was put into the cart, to who counts visits. */
export const noteCart = (): void => {
  for (const listener of listeners) listener();
};

/** Calls `run` whenever something is put into the cart. Returns what ends that. */
export function onCart(run: Listener): () => void {
  listeners.add(run);
  return () => void listeners.delete(run);
}
