import { Link } from 'react-router';
import { useAllowed } from '../api/session';

export const USERS_PATH = '/people/users';

/** A customer by name, leading to their page for who may open it. Without an id they are only named. */
export function CustomerLink({ id, name }: { id?: string | null | undefined; name: string }) {
  const opens = useAllowed('people.users.view');
  return id && opens ? <Link to={`${USERS_PATH}/${id}`}>{name}</Link> : name;
}
