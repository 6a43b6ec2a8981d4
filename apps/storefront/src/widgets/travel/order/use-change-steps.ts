import { useRef } from 'react';

/** What leads from choosing something else of a booking to its price, and back. */
export type ChangeSteps = {
  /** Call it when what was chosen is priced. */
  readonly toPrice: () => void;
  /** Returns to what was chosen, which is stored. */
  readonly toChoose: () => void;
  /** The sheet in which it is chosen is closed: the whole ends. */
  readonly onChooseClose: () => void;
  /** The sheet of the price is closed: what was chosen is shown again. */
  readonly onPriceClose: () => void;
};

/**
 * The two sheets of a change. A sheet that makes way for the other also tells that it closes, so that only the one that is in front does
 * anything then.
 */
export function useChangeSteps(of: { readonly forget: () => void; readonly onClose: () => void }): ChangeSteps {
  const front = useRef<'choose' | 'price'>('choose');
  const toChoose = () => {
    front.current = 'choose';
    of.forget();
  };
  return {
    toPrice: () => {
      front.current = 'price';
    },
    toChoose,
    onChooseClose: () => {
      if (front.current === 'choose') of.onClose();
    },
    onPriceClose: () => {
      if (front.current === 'price') toChoose();
    },
  };
}
