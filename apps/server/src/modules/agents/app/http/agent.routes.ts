import { staffAgentEndpoints } from '@app/contract/agents/staff-endpoints';
import { shapes } from '@app/contract/agents/staff-schemas';
import { type BoundEndpoint, bindEndpoints } from '../../../../platform/http/bind.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { agentChoices } from '../../core.ts';
import { endAgent, makeAgent, resumeAgent, saveAgent } from '../usecases/edit-agents.ts';
import { agentPeople, agentTree, listAgents, readAgent } from '../usecases/list-agents.ts';

/** The back office's calls about agents. */
export const agentRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(staffAgentEndpoints, shapes, {
    listAgents: ({ staff, query }) => listAgents(platform.db, staff, query),
    agentTree: ({ staff, query }) => agentTree(platform.db, staff, query.parent),
    agentChoices: ({ staff }) => agentChoices(platform.db, staff.agentId),
    agentPeople: ({ staff, params, query }) => agentPeople(platform.db, staff, { ...params, ...query }),
    readAgent: ({ staff, params }) => readAgent(platform.db, staff, params.id),
    makeAgent: ({ staff, ip, body }) => makeAgent(platform, { staff, ip }, body),
    updateAgent: ({ staff, ip, params, body }) => saveAgent(platform, { staff, ip }, { id: params.id, ...body }),
    endAgent: ({ staff, ip, params, body }) => endAgent(platform, { staff, ip }, { id: params.id, ...body }),
    resumeAgent: ({ staff, ip, params, body }) => resumeAgent(platform, { staff, ip }, { id: params.id, ...body }),
  });
