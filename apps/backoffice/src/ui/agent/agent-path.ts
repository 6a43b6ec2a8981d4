export const AGENTS_PATH = '/people/agents';
