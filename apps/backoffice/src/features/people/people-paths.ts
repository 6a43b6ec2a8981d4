export { USERS_PATH } from '../../ui/customer-link';
export const AGENTS_PATH = '/people/agents';
