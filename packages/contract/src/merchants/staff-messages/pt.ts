import type en from './en-US.ts';

export default {
  'permission.people.merchants': 'Comerciantes',
  'permission.people.merchants.view': 'Ver comerciantes',
  'permission.people.merchants.edit': 'Editar comerciantes',
  'merchant.name': 'Nome',
  'merchant.person': 'Pessoa de contato',
  'merchant.phone': 'Telefone',
  'merchant.email': 'E-mail',
  'merchant.note': 'Observação',
  'merchant.note_help': 'Só a equipe da casa lê.',
  'merchant.restaurants': 'Restaurantes',
  'merchant.staff': 'Equipe',
  'merchant.state': 'Status',
  'merchant.enabled': 'Ativo',
  'merchant.disabled': 'Desativado',
  'merchant.enabled_help':
    'Desativado: a equipe sai da sessão e não consegue entrar. Os restaurantes continuam à venda.',
  'merchant.created': 'Criado',
  'merchant.new': 'Novo comerciante',
  'merchant.all': 'Todos',
  'merchant.none': 'Da própria casa',
  'merchant.of': 'Comerciante',
  'merchant.of_help': 'A equipe deste comerciante vê as reservas, o dia e os códigos. Vazio: da própria casa.',
  'merchant.see_restaurants': 'Seus restaurantes',
  'merchant.see_staff': 'Sua equipe',
  'field.agent_or_merchant': 'Escolha um agente ou um comerciante, não os dois.',
} satisfies Record<keyof typeof en, string>;
