import { AGENTS_PATH } from '../../ui/agent/agent-path';
import type { Screen } from '../../ui/screen';

const agents: Screen[] = [{ permission: 'people.agents', path: AGENTS_PATH, load: () => import('./agents.screen') }];
export default agents;
