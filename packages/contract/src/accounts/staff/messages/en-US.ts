export default {
  'error.agent.exists': 'This customer is an agent already, or was one. Open the agent instead.',
  'error.agent.circle': 'Agents cannot stand below themselves or below their own agents.',
  'error.agent.has_agents_below': 'Agents still stand below this one. Move them first.',
  'error.agent.has_staff': 'Staff accounts still belong to this agent. Disable them first.',
  'error.agent.superior_ended': 'This superior is no longer an agent. Choose another one.',
  'error.agent.code_taken': 'This invite code is taken.',
  'error.customer.agent_ended': 'This agent has ended. Choose another one.',
  'error.customer.erased': 'This account was deleted. Nothing about it can be changed.',
  'error.merchant.name_taken': 'Another merchant has this name.',
} as const;
