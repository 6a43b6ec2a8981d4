import type en from './en-US.ts';

export default {
  'permission.reports.funnel': 'De visitas a pedidos',
  'permission.reports.funnel.view': 'Ver visitas, carrinhos e pedidos por origem',
  'funnel.title': 'De visitas a pedidos',
  'funnel.source': 'Origem',
  'funnel.source.direct': 'Direto',
  'funnel.period': 'Dias',
  'funnel.kind': 'O que se compra',
  'funnel.kind.bundle': 'Combos e vários juntos',
  'funnel.step.view': 'Vistos',
  'funnel.step.cart': 'No carrinho',
  'funnel.step.checkout': 'Formulário',
  'funnel.step.placed': 'Pedidos',
  'funnel.step.paid': 'Pagos',
  'funnel.conversion': 'Pagos dos vistos',
  'funnel.text':
    'Contado sem cookies e sem nada que identifique uma pessoa. A origem é o que um link diz em utm_source, ou o site que trouxe até aqui. Um pedido conta no dia em que é feito, e como pago quando o é.',
} satisfies Record<keyof typeof en, string>;
