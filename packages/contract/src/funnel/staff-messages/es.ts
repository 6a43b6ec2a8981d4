import type en from './en-US.ts';

export default {
  'permission.reports.funnel': 'De visitas a pedidos',
  'permission.reports.funnel.view': 'Ver visitas, carritos y pedidos por origen',
  'funnel.title': 'De visitas a pedidos',
  'funnel.source': 'Origen',
  'funnel.source.direct': 'Directo',
  'funnel.period': 'Días',
  'funnel.kind': 'Qué se compra',
  'funnel.kind.bundle': 'Combos y varios a la vez',
  'funnel.step.view': 'Vistos',
  'funnel.step.cart': 'Al carrito',
  'funnel.step.checkout': 'Formulario',
  'funnel.step.placed': 'Pedidos',
  'funnel.step.paid': 'Pagados',
  'funnel.conversion': 'Pagados de vistos',
  'funnel.text':
    'Se cuenta sin cookies y sin nada que identifique a una persona. El origen es lo que un enlace dice en utm_source o el sitio que trajo aquí. Un pedido cuenta el día en que se hace, y como pagado cuando lo está.',
} satisfies Record<keyof typeof en, string>;
