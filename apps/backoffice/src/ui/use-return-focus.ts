import { useEffect, useState } from 'react';

/** Gives the focus back, when this goes, to what had it when it came: the row or button that opened it. */
export function useReturnFocus(): void {
  // Read while drawing: what opens may take the focus before its effects run.
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // After what closes has let go of the focus.
      setTimeout(() => {
        const free = document.activeElement === null || document.activeElement === document.body;
        if (free && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
      });
    },
    [opener],
  );
}
