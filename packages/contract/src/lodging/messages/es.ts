import type en from './en-US.ts';

export default {
  'lodging.title': 'Una estancia de un asistente',
  'lodging.from': 'Elegida por {{assistant}}',
  'lodging.consent':
    'No se reserva ni se paga nada hasta que lo haga aquí. {{assistant}} verá si reservó, cuánto pagó, y su nombre y correo con sus primeras letras.',
  'lodging.ordered': 'Reservó esta estancia. {{assistant}} ve que reservó y cuánto pagó.',
  'lodging.consent_unseen':
    'No se reserva ni se paga nada hasta que lo haga aquí. El asistente no ve lo que hace con esta estancia.',
  'lodging.ordered_unseen': 'Reservó esta estancia. El asistente no ve su reserva.',
  'lodging.cancellation': 'Cancelación',
  'lodging.price_note':
    'Las habitaciones se guardan para usted cuando haya reservado. El precio final se calcula al continuar: cuentan su nivel y sus puntos.',
  'lodging.price_changed': 'El asistente dijo {{amount}}. Esto es lo que cuesta la estancia ahora.',
  'lodging.price_form': 'La página de la estancia decía {{before}}. Su precio es ahora {{after}}.',
  'lodging.gone':
    'Esta habitación ya no está disponible como se eligió. Mire en el hotel otras habitaciones u otros días.',
  'lodging.to_hotel': 'Ver el hotel',
  'lodging.sign_in': 'Inicie sesión para reservar',
  'lodging.go_on': 'Continuar con la reserva',
  'lodging.see_order': 'Ver su reserva',
  'lodging.taken_title': 'Alguien continuó con esta estancia',
  'lodging.over_title': 'Esta estancia ya no está aquí',
  'lodging.over_text':
    'Su tiempo terminó o el asistente la retiró. Pregunte de nuevo al asistente o busque un hotel aquí.',
  'lodging.to_hotels': 'Buscar hoteles',
  'lodging.say.sign_in':
    'El huésped inicia sesión, mira la estancia y su política de cancelación, y la reserva y paga en la tienda.',
  'lodging.say.pay': 'La estancia está reservada y espera el pago. El huésped la paga en la tienda.',
  'lodging.say.handed_over':
    'Alguien ha continuado con esta estancia en la tienda. Solo esa persona ve lo que pasa con ella. Prepara otra para una estancia distinta.',
  'lodging.say.book_self': 'Entrega este enlace a la persona. Allí mira la estancia, inicia sesión, reserva y paga.',
  'lodging.say.not_found': 'No existe esta sesión de reserva.',
  'lodging.say.canceled': 'Esta sesión de reserva se canceló o su tiempo terminó.',
  'lodging.say.ordered': 'La estancia está reservada: esta sesión ya no se puede cambiar.',
  'lodging.say.handler': 'La tienda no tiene ese gestor de pago. El huésped paga en la tienda.',
  'lodging.say.property_unknown': 'No existe este alojamiento, o esta tarifa es de otro.',
  'lodging.say.type_unknown': 'Esta tarifa es de otro tipo de habitación.',
  'lodging.say.rate_unknown': 'No existe esta tarifa.',
  'lodging.say.stays_differ':
    'Las estancias de una sesión son habitaciones de un tipo, con una tarifa y las mismas fechas. Haga una sesión para cada una que difiera.',
  'lodging.say.rate_required':
    'Indique la tarifa, o la estancia por el identificador que tienen los detalles del alojamiento.',
  'lodging.say.occupancy_required': 'Indique quién duerme en esta habitación: ocupación o huéspedes asignados.',
  'lodging.say.occupancy_mismatch': 'adultos, niños y total de esta habitación no coinciden.',
  'lodging.say.child_ages_required': 'Indique la edad de cada niño el día de llegada.',
  'lodging.say.adult_required': 'Cada habitación necesita un adulto.',
  'lodging.say.guests_exceed': 'Hay más personas asignadas a esta habitación que en su ocupación.',
  'lodging.say.guest_unknown': 'Ningún huésped tiene este identificador: {{id}}',
  'lodging.say.guest_twice': 'Dos huéspedes tienen el mismo identificador: {{id}}',
  'lodging.say.totals_changed': 'El precio ha cambiado de {{before}} a {{after}}.',
  'lodging.say.terms_changed': 'Ha cambiado lo que incluye el precio o lo que cuesta cancelar.',
  'lodging.say.sentence': '{{text}}.',
  'lodging.say.not_refundable': 'Esta tarifa no es reembolsable: no se devuelve nada si se cancela.',
  'lodging.say.pay_full': 'Pago completo',
  'lodging.say.pay_now': 'El precio completo se paga al reservar.',
} satisfies Record<keyof typeof en, string>;
