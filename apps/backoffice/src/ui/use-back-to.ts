import { useLocation, useNavigate } from 'react-router';

/** Leads back to the list at `path`, as it was searched. */
export function useBackTo(path: string): () => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return () => void navigate({ pathname: path, search });
}
