import { useEffect } from 'react';

type IsDirty = () => boolean;

const open = new Set<IsDirty>();

/** Whether any open form holds what is not saved. */
export const anyUnsaved = (): boolean => [...open].some((isDirty) => isDirty());

/** Counts a form among the open ones while it is on screen. `isDirty` stays the same function. */
export function useOpenForm(isDirty: IsDirty): void {
  useEffect(() => {
    open.add(isDirty);
    return () => void open.delete(isDirty);
  }, [isDirty]);
}
