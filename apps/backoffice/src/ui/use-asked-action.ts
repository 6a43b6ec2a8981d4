import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';

/**
 * The action of a record whose dialog is open: the one that the address asks for (`:step`) once it is allowed, or the one that was
 * chosen. Closing takes it out of the address, so that it does not open again when the record allows it anew. `record` is the
 * address of the record itself.
 */
export function useAskedAction<A extends string>(record: string, allowed: readonly A[]) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { step } = useParams();
  const [open, setOpen] = useState<A | null>(null);
  const asked = allowed.find((action) => action === step);
  useEffect(() => {
    if (asked) setOpen(asked);
  }, [asked]);
  const close = () => {
    setOpen(null);
    if (step) void navigate({ pathname: record, search }, { replace: true });
  };
  return { open, choose: setOpen, close };
}
