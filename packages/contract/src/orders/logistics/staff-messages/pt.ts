import type en from './en-US.ts';

export default {
  'permission.trade.logistics': 'Transportadoras',
  'permission.trade.logistics.view': 'Ver transportadoras',
  'permission.trade.logistics.edit': 'Editar transportadoras',
  'field.logistics_code': 'Use letras, números, hífens e sublinhados.',
  'field.tracking_template':
    'Um endereço https com {number} uma vez, depois do domínio: https://example.com/track/{number}',
  'logistics.name': 'Nome',
  'logistics.code': 'Código',
  'logistics.tracking': 'Endereço de rastreio',
  'logistics.tracking_help': '{number} é o código de rastreio. Vazio: o cliente vê o código sem link.',
  'logistics.no_tracking': 'Sem link',
  'logistics.sort': 'Peso de ordem',
  'logistics.sort_help': 'O maior vem primeiro no envio.',
  'logistics.enabled': 'Disponível para envio',
  'logistics.enabled_help': 'Desligada: os pedidos já enviados a mantêm.',
  'logistics.state': 'Estado',
  'logistics.state.on': 'Em uso',
  'logistics.state.off': 'Desligada',
  'logistics.parcels': 'Pacotes enviados',
  'logistics.updated': 'Alterada',
  'logistics.new': 'Nova empresa',
  'logistics.delete': 'Excluir {{name}}?',
  'logistics.delete_text': 'Ela não levou nenhum pacote. Não dá para desfazer.',
  'logistics.deleted': 'Empresa excluída',
} satisfies Record<keyof typeof en, string>;
