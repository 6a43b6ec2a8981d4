import { useEffect, useRef } from 'react';

/** Whether a key is meant for something else: a field, a dialog, a choice, or a shortcut of the browser. */
function taken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  if (document.querySelector('.ant-modal-wrap:not([style*="display: none"])')) return true;
  return event.target instanceof Element && event.target.closest('input, textarea, select, [role="combobox"]') !== null;
}

/** Does what a key says while the desk is in front. Keys are named as `event.key`, in lower case. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const act = latest.current[event.key.toLowerCase()];
      if (!act || taken(event)) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
}
