import type { CartLine } from '@app/contract/cart/schemas';
import { useState } from 'react';
import type { CartActions } from './use-cart.ts';
import { useRemoval } from './use-removal.ts';

/**
 * How the lines of a cart are changed on screen. What is marked is what will be ordered; while the cart is edited, what
 * will be removed.
 */
export function useCartEditing(cart: CartActions) {
  const removal = useRemoval(cart);
  const [editing, setEditing] = useState(false);
  const [marked, setMarked] = useState<readonly string[]>([]);
  const turn = (on: boolean) => {
    setEditing(on);
    setMarked([]);
  };
  const mark = (id: string, on: boolean) =>
    setMarked((all) => (on ? [...all, id] : all.filter((other) => other !== id)));
  const endOnceDone = async (asked: Promise<boolean>) => {
    if (await asked) turn(false);
  };
  return {
    editing,
    turn,
    marked,
    markOnly: setMarked,
    removeMarked: () => void endOnceDone(removal.removeAsked([...marked])),
    clear: () => void endOnceDone(removal.clearAsked()),
    removeAll: (lines: readonly CartLine[]) => void removal.removeAsked(lines.map((line) => line.id)),
    /** What a line is drawn with. */
    controlsOf: (line: CartLine) => ({
      line,
      editing,
      marked: editing ? marked.includes(line.id) : line.selected,
      onMark: (on: boolean) => (editing ? mark(line.id, on) : cart.select([line.id], on)),
      onVariant: (variantId: string, quantity: number) => cart.changeVariant(line.id, variantId, quantity),
      onQuantity: (quantity: number) => cart.setQuantity(line.id, quantity),
      onRemove: () => void (editing ? removal.removeAsked([line.id]) : removal.removeNow([line.id])),
    }),
  };
}
export type CartEditing = ReturnType<typeof useCartEditing>;
