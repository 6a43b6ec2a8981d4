import { staffMealEndpoints as calls } from '@app/contract/verticals/meals/staff-endpoints';
import type { PresentedMeal } from '@app/contract/verticals/meals/staff-schemas';
import { useRef, useState } from 'react';
import type { Failure } from '../../../api/failure';
import { randomKey } from '../../../api/random-key';
import { request } from '../../../api/request';
import { useAction } from '../../../ui/use-action';
import { withoutUse, withUse } from './verdict';

export type ScanResult = {
  /** Null where there is no set meal with the code. */
  meal: PresentedMeal | null;
  /** What was just done with it. */
  done: 'used' | 'undone' | null;
  /** What the server said against it, in the reader's language. */
  refused: string | null;
};

/** The server's own words against what was asked; null where it never answered. */
const refusalOf = ({ fault, message }: Failure): string | null => (fault === null ? message : null);

/** Looks codes up, uses them at a restaurant and undoes that; remembers what was used. */
export function useScan(restaurantId: string) {
  const { run } = useAction();
  const [shown, setShown] = useState<ScanResult | null>(null);
  const [uses, setUses] = useState<PresentedMeal[]>([]);
  const [busy, setBusy] = useState(false);
  const writing = useRef(false);
  const asked = useRef(0);
  // The same key until the server has answered, so that a repeated press is harmless.
  const key = useRef(randomKey());

  const forget = () => {
    asked.current += 1;
    setShown(null);
  };

  const styles = async (code: string, refused: string | null = null) => {
    asked.current += 1;
    const turn = asked.current;
    const show = (next: ScanResult) => turn === asked.current && setShown(next);
    const found = await run(() => request(calls.findMealCode, { query: { code, restaurantId } }), {
      reads: true,
      handle: (failure) => {
        const said = refusalOf(failure);
        if (said) show({ meal: null, done: null, refused: said });
        return said !== null;
      },
    });
    if (found) show({ meal: found.answer, done: null, refused });
  };

  const write = async (meal: PresentedMeal, done: 'used' | 'undone') => {
    if (writing.current) return;
    writing.current = true;
    setBusy(true);
    let refused: string | null = null;
    const { code } = meal;
    const send = () =>
      done === 'used'
        ? request(calls.useMealCode, { body: { code, restaurantId } }, { idempotencyKey: key.current })
        : request(calls.undoMealCode, { body: { code } }, { idempotencyKey: key.current });
    const result = await run(send, {
      handle: (failure) => {
        refused = refusalOf(failure);
        return refused !== null;
      },
    });
    if (result || refused) key.current = randomKey();
    if (result) {
      setShown({ meal: result.answer, done, refused: null });
      setUses((all) => (done === 'used' ? withUse : withoutUse)(all, result.answer));
    }
    // What was refused stands otherwise than it was shown.
    if (refused) await styles(code, refused);
    writing.current = false;
    setBusy(false);
  };

  return {
    shown,
    uses,
    busy,
    look: (code: string) => styles(code),
    forget,
    use: (meal: PresentedMeal) => write(meal, 'used'),
    undo: (meal: PresentedMeal) => write(meal, 'undone'),
  };
}
