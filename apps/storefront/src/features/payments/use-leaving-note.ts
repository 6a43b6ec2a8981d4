import { useCallback, useEffect, useRef } from 'react';
import { historyIndex } from '../../shell/navigation.ts';
import { toast } from '../../ui/toast-store.ts';

/**
 * Shows `note` once one has gone back from this screen by the browser's or the phone's own button, which asks nothing.
 * Going forward says nothing, and null neither. Returns what forgets the note, for who was told already.
 */
export function useLeavingNote(note: string | null): () => void {
  const current = useRef(note);
  const shown = useRef(false);
  useEffect(() => {
    current.current = note;
  });
  useEffect(() => {
    const here = historyIndex();
    shown.current = false;
    return () => {
      if (current.current && !shown.current && historyIndex() < here) toast(current.current);
    };
  }, []);
  return useCallback(() => {
    shown.current = true;
  }, []);
}
