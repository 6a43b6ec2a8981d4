type Listener = () => void;
let listener: Listener | null = null;

/** Says that something was put into the cart, to who counts visits. */
export const noteCart = (): void => listener?.();

/** Calls `run` whenever something is put into the cart. Returns what ends that. */
export function onCart(run: Listener): () => void {
  listener = run;
  return () => {
    if (listener === run) listener = null;
  };
}
