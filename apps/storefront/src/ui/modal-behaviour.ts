import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { holdBack } from './back-hold.ts';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), select, [tabindex="0"]';
let locks = 0;

function lockScroll(): () => void {
  locks += 1;
  document.documentElement.style.overflowY = 'hidden';
  return () => {
    locks -= 1;
    if (locks === 0) document.documentElement.style.overflowY = '';
  };
}

function keepFocusInside(panel: HTMLElement, event: KeyboardEvent): void {
  const all = [...panel.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((one) => one.offsetParent !== null);
  const first = all[0];
  const last = all.at(-1);
  if (!first || !last) {
    event.preventDefault();
    return;
  }
  const active = document.activeElement;
  if (event.shiftKey && (active === first || active === panel)) {
    event.preventDefault();
    last.focus();
  } else if (!event.shiftKey && active === last) {
    event.preventDefault();
    first.focus();
  }
}

/**
 * What every modal layer does while open: takes the focus and keeps it, closes on Escape and when one goes back, stops
 * the page behind from scrolling, and gives the focus back. When its view is hidden it closes.
 */
export function useModalBehaviour(panel: RefObject<HTMLElement | null>, open: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  const isOpen = useRef(open);
  useLayoutEffect(() => {
    isOpen.current = open;
  }, [open]);
  useEffect(() => {
    const node = panel.current;
    if (!open || !node) return;
    const before = document.activeElement as HTMLElement | null;
    const unlock = lockScroll();
    const letGo = holdBack(() => close.current());
    node.focus({ preventScroll: true });
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        event.stopPropagation();
        close.current();
      } else if (event.key === 'Tab') keepFocusInside(node, event);
    };
    node.addEventListener('keydown', onKey);
    return () => {
      node.removeEventListener('keydown', onKey);
      unlock();
      letGo();
      before?.focus({ preventScroll: true });
      // Its view is hidden. Where it was closed, who did so may have another one open by now.
      if (isOpen.current) close.current();
    };
  }, [open, panel]);
}
