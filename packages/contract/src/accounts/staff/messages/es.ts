import type en from './en-US.ts';

export default {
  'error.agent.exists': 'Este cliente ya es agente o lo fue. Abre el agente.',
  'error.agent.circle': 'Un agente no puede estar por debajo de sí mismo ni de sus propios agentes.',
  'error.agent.has_agents_below': 'Aún hay agentes por debajo de este. Muévelos primero.',
  'error.agent.has_staff': 'Aún hay cuentas del personal de este agente. Desactívalas primero.',
  'error.agent.superior_ended': 'Este superior ya no es agente. Elige otro.',
  'error.agent.code_taken': 'Este código de invitación ya está en uso.',
  'error.customer.agent_ended': 'Este agente ha cesado. Elige otro.',
  'error.customer.erased': 'Esta cuenta se eliminó. No se puede cambiar nada en ella.',
  'error.merchant.name_taken': 'Otro comercio ya tiene este nombre.',
} satisfies Record<keyof typeof en, string>;
