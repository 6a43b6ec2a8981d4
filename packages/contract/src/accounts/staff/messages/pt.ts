import type en from './en-US.ts';

export default {
  'error.agent.exists': 'Este cliente já é agente ou já foi. Abra o agente.',
  'error.agent.circle': 'Um agente não pode ficar abaixo de si mesmo nem dos seus próprios agentes.',
  'error.agent.has_agents_below': 'Ainda há agentes abaixo deste. Mova-os primeiro.',
  'error.agent.has_staff': 'Ainda há contas da equipe deste agente. Desative-as primeiro.',
  'error.agent.superior_ended': 'Este superior já não é agente. Escolha outro.',
  'error.agent.code_taken': 'Este código de convite já está em uso.',
  'error.customer.agent_ended': 'Este agente foi encerrado. Escolha outro.',
  'error.customer.erased': 'Esta conta foi excluída. Nada nela pode ser alterado.',
  'error.merchant.name_taken': 'Outro comerciante já tem este nome.',
} satisfies Record<keyof typeof en, string>;
