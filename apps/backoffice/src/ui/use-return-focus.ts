import { useEffect } from 'react';

/** Gives the focus back, when this goes, to what had it when it came: the row or button that opened a drawer. */
export function useReturnFocus(): void {
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      // After the drawer has let go of the focus.
      setTimeout(() => {
        const free = document.activeElement === null || document.activeElement === document.body;
        if (free && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
      });
    };
  }, []);
}
