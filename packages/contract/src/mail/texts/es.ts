import type { MailTexts } from '../templates.ts';

export default {
  foot: 'Recibes este correo porque tienes una cuenta en {{brand}}.',
  foot_contact: 'Recibes este correo porque eres el contacto de una reserva en {{brand}}.',
  foot_support: '¿Dudas? Escribe a {{support}}.',
  email_code: {
    subject: 'Tu código es {{code}}',
    title: 'Confirma tu correo',
    lines: [
      'Escribe este código para confirmar tu correo. Vale {{minutes}} minutos.',
      'Si no lo pediste, no hagas caso de este mensaje.',
    ],
  },
  reset_code: {
    subject: 'Tu código para una contraseña nueva es {{code}}',
    title: 'Elige una contraseña nueva',
    lines: [
      'Escribe este código para elegir una contraseña nueva. Vale {{minutes}} minutos.',
      'No lo compartas: nunca lo pedimos por teléfono ni por chat. Si no lo pediste, tu contraseña sigue igual.',
    ],
  },
  welcome: {
    subject: 'Te damos la bienvenida, {{nickname}}',
    title: 'Te damos la bienvenida, {{nickname}}',
    lines: ['Tu cuenta está abierta.', 'Confirma tu correo y recibes puntos para gastar: {{points}}.'],
    button: 'Abrir mi cuenta',
  },
  welcome_plain: {
    subject: 'Te damos la bienvenida, {{nickname}}',
    title: 'Te damos la bienvenida, {{nickname}}',
    lines: ['Tu cuenta está abierta.', 'Confirma tu correo para que podamos escribirte sobre tus pedidos.'],
    button: 'Abrir mi cuenta',
  },
  account_opened: {
    subject: 'Tu cuenta está abierta, {{nickname}}',
    title: 'Tu cuenta está abierta',
    lines: [
      'Hemos abierto una cuenta para ti. Entras con {{email}}.',
      'Primero elige tu contraseña: escribe tu correo y te enviamos un código.',
      'Si no lo esperabas, escríbenos y cerramos la cuenta.',
    ],
    button: 'Elegir contraseña',
  },
  order_placed: {
    subject: 'El pedido {{number}} espera el pago',
    title: 'Tenemos tu pedido',
    lines: [
      'El pedido {{number}} suma {{amount}}. Paga hasta el {{until}} y lo preparamos.',
      'Después se cancela y no se cobra nada.',
    ],
    button: 'Pagar ahora',
  },
  order_paid: {
    subject: 'El pedido {{number}} está pagado',
    title: 'Gracias, está pagado',
    lines: [
      'Recibimos {{amount}} por el pedido {{number}} y lo estamos preparando.',
      'Te avisaremos cuando esté en camino.',
    ],
    button: 'Ver el pedido',
  },
  order_booked: {
    subject: 'El pedido {{number}} está hecho',
    title: 'Gracias, tenemos tu pedido',
    lines: [
      'Ahora no hay nada que pagar: el pedido {{number}} está cubierto y lo estamos preparando.',
      'Te avisaremos cuando esté en camino.',
    ],
    button: 'Ver el pedido',
  },
  order_shipped: {
    subject: 'El pedido {{number}} está en camino',
    title: 'Tu paquete está en camino',
    lines: ['Entregamos el pedido {{number}} a {{company}}.', 'Número de seguimiento: {{tracking}}'],
    button: 'Seguir el paquete',
  },
  order_refunded: {
    subject: 'Reembolso del pedido {{number}}',
    title: 'Tu reembolso está hecho',
    lines: ['Pedido {{number}}: {{back}}'],
    button: 'Ver el pedido',
  },
  travel_placed: {
    subject: 'La reserva {{number}} espera el pago',
    title: 'Tu reserva está guardada',
    lines: [
      '{{title}}: {{amount}}, reserva {{number}}.',
      'Paga hasta {{until}}. Después se cancela y no se cobra nada.',
    ],
    button: 'Pagar ahora',
  },
  travel_paid: {
    subject: 'La reserva {{number}} está pagada',
    title: 'Gracias, está pagada',
    lines: ['Recibimos {{amount}} por {{title}}, reserva {{number}}.', 'Te avisaremos en cuanto esté confirmada.'],
    button: 'Ver la reserva',
  },
  travel_booked: {
    subject: 'La reserva {{number}} está hecha',
    title: 'Gracias, está reservado',
    lines: ['{{title}}, reserva {{number}}. Ahora no hay nada que pagar.', 'Te avisaremos en cuanto esté confirmada.'],
    button: 'Ver la reserva',
  },
  travel_confirmed: {
    subject: 'La reserva {{number}} está confirmada: {{title}}',
    title: 'Tu reserva está confirmada',
    lines: ['{{title}}, reserva {{number}}.', '{{todo}}'],
    button: 'Ver la reserva',
  },
  travel_cancelled: {
    subject: 'La reserva {{number}} se canceló',
    title: 'Tu reserva se canceló',
    lines: ['{{title}}, reserva {{number}}, se canceló.'],
    button: 'Ver la reserva',
  },
  travel_refunded: {
    subject: 'La reserva {{number}} se canceló',
    title: 'Tu reserva se canceló',
    lines: ['{{title}}, reserva {{number}}, se canceló. {{back}}'],
    button: 'Ver la reserva',
  },
  travel_bundle_confirmed: {
    subject: '{{count}} de {{of}} confirmadas: {{title}}',
    title: 'Tu viaje se está confirmando',
    lines: ['{{title}}, reserva {{number}}: {{count}} de {{of}} partes están confirmadas.'],
    button: 'Ver el viaje',
  },
  travel_bundle_refunded: {
    subject: 'Reserva {{number}}: cancelada y reembolsada',
    title: 'Se cancelaron partes de tu viaje',
    lines: ['{{title}}, reserva {{number}}: se cancelaron {{parts}}. {{back}}'],
    button: 'Ver el viaje',
  },
  travel_part_off: {
    subject: '{{part}} no tendrá lugar',
    title: 'Una parte de tu viaje no tendrá lugar',
    lines: ['{{part}}, de {{title}}, reserva {{number}}, no tendrá lugar. {{choices}} {{answer}}'],
    button: 'Elegir',
  },
  travel_called_off: {
    subject: 'La reserva {{number}} se anuló',
    title: 'Tu reserva no tendrá lugar',
    lines: ['{{title}}, reserva {{number}}, se anuló. {{back}}'],
    button: 'Ver la reserva',
  },
  travel_called_off_unpaid: {
    subject: 'La reserva {{number}} se anuló',
    title: 'Tu reserva no tendrá lugar',
    lines: ['{{title}}, reserva {{number}}, se anuló. {{back}}'],
    button: 'Ver la reserva',
  },
  dining_coming: {
    subject: '{{title}}: ¿sigues viniendo?',
    title: '¿Seguís viniendo?',
    lines: [
      'Tu mesa es dentro de poco. Dile al restaurante que vienes, o cámbiala o cancélala: {{title}}, reserva {{number}}.',
      'Si llegas tarde, dilo en la reserva: la mesa sigue siendo tuya durante el tiempo que indiques.',
    ],
    button: 'Responder',
  },
  dining_wait_offered: {
    subject: 'Hay mesa libre: {{title}}',
    title: 'Te guardamos una mesa',
    lines: [
      '{{title}} tiene una mesa para ti: {{day}}, {{time}}. La guardamos hasta las {{until}}, hora del restaurante.',
      'Si no la aceptas antes, pasa a la siguiente persona de la lista de espera.',
    ],
    button: 'Aceptar la mesa',
  },
  meal_ending: {
    subject: '{{title}}: úsalo hasta el {{until}}',
    title: 'Tu menú vence pronto',
    lines: [
      'Del pedido {{number}}, {{title}}, quedan unidades sin usar: {{pieces}}. Se pueden usar hasta el {{until}}; en tu pedido están los códigos y lo que pasa con las que no uses.',
    ],
    button: 'Ver los códigos',
  },
  trip_touched: {
    subject: 'Tu viaje ya no encaja',
    title: 'Algo de tu viaje ha cambiado',
    lines: [
      '{{title}}, reserva {{number}}, ha cambiado. {{what}}',
      'No se ha reservado ni cancelado nada. En tu viaje verás qué puedes hacer.',
    ],
    button: 'Ver la reserva',
  },
  tour_moved: {
    subject: '{{title}} empieza ahora {{now}}',
    title: 'Tu tour ha cambiado',
    lines: ['{{title}}, reserva {{number}}: empieza ahora {{now}} en lugar de {{was}}, hora local. Cuándo y dónde:'],
    button: 'Ver la reserva',
  },
  tour_moved_choice: {
    subject: '{{title}} empieza ahora {{now}}',
    title: 'Tu tour ha cambiado',
    lines: [
      '{{title}}, reserva {{number}}: empieza ahora {{now}} en lugar de {{was}}, hora local. Cuándo y dónde:',
      'Puedes aceptarlo, elegir otra salida sin coste o recuperarlo todo. {{answer}}',
    ],
    button: 'Ver la reserva',
  },
  tour_instead: {
    subject: 'Otros días para {{title}}',
    title: 'Otros días con plaza para ti',
    lines: [
      '{{title}}, reserva {{number}}, no sale el día que reservaste. Estas salidas tienen plaza para ti: {{days}}.',
    ],
    button: 'Ver la reserva',
  },
  flight_delayed: {
    subject: 'El vuelo {{flight}} sale {{now}}',
    title: 'Tu vuelo sale a otra hora',
    lines: ['{{title}}, reserva {{number}}: el vuelo {{flight}} sale ahora {{now}} en lugar de {{was}}, hora local.'],
    button: 'Ver la reserva',
  },
  flight_delayed_free: {
    subject: 'El vuelo {{flight}} sale {{now}}: puedes cancelar gratis',
    title: 'Tu vuelo sale a una hora muy distinta',
    lines: [
      '{{title}}, reserva {{number}}: el vuelo {{flight}} sale ahora {{now}} en lugar de {{was}}, hora local.',
      'Puedes cancelar la reserva y recuperarlo todo, o volar a la hora nueva. {{answer}}',
    ],
    button: 'Ver la reserva',
  },
  travel_changed: {
    subject: 'La reserva {{number}} ha cambiado',
    title: 'Tu reserva ha cambiado',
    lines: ['{{title}}, reserva {{number}}, queda así:', '{{outcome}}'],
    button: 'Ver la reserva',
  },
  travel_extras_added: {
    subject: 'Añadido a la reserva {{number}}',
    title: 'Añadido a tu reserva',
    lines: ['{{title}}, reserva {{number}}, queda así:', '{{outcome}}'],
    button: 'Ver la reserva',
  },
  travel_overdue: {
    subject: 'La reserva {{number}} va con retraso',
    title: 'Vamos con retraso con tu reserva',
    lines: [
      '{{title}}, reserva {{number}}, ya debería estar confirmada. Lo sentimos y seguimos con ello.',
      'Espera y te escribiremos en cuanto esté confirmada. {{leave}}',
    ],
    button: 'Ver la reserva',
  },
  travel_change_to_pay: {
    subject: 'Paga para cambiar la reserva {{number}}',
    title: 'Te guardamos un cambio',
    lines: [
      '{{title}}, reserva {{number}}: quedan {{amount}} por pagar para el cambio.',
      'Paga antes del {{until}}. Hasta entonces tu reserva no cambia.',
    ],
    button: 'Pagar ahora',
  },
  payment_link: {
    subject: 'Nuevo importe del pedido {{number}}',
    title: 'El importe ha cambiado',
    lines: [
      'El pedido {{number}} suma ahora {{amount}}. Paga hasta el {{until}}.',
      'Cualquiera con este enlace puede pagar por ti; no muestra ninguna dirección.',
    ],
    button: 'Pagar ahora',
  },
  money_sent: {
    subject: 'Has enviado {{amount}}',
    title: '{{amount}} salieron de tu cartera',
    lines: ['Los enviaste a {{name}} el {{time}}.', 'Si no fuiste tú, cambia tu contraseña ahora y escríbenos.'],
    button: 'Abrir la cartera',
  },
  money_received: {
    subject: 'Has recibido {{amount}}',
    title: '{{amount}} están en tu cartera',
    lines: ['{{name}} te los envió el {{time}}.', 'Puedes gastarlos, enviarlos o retirarlos.'],
    button: 'Abrir la cartera',
  },
  proof_rejected: {
    subject: 'No hemos podido aceptar tu comprobante del pago {{number}}',
    title: 'Envía otro comprobante',
    lines: ['Pago {{number}}: {{reason}}', 'Abre el pago y envía otro. Guardamos tu pedido un tiempo más.'],
    button: 'Abrir el pago',
  },
  proof_approved: {
    subject: 'El pago {{number}} ha llegado',
    title: 'Tu pago ha llegado',
    lines: ['Hemos recibido {{amount}} del pago {{number}}. Gracias.'],
    button: 'Abrir mi cuenta',
  },
  proof_credited: {
    subject: 'El pago {{number}} está en tu cartera',
    title: 'Tu dinero está en tu cartera',
    lines: [
      'Hemos recibido {{amount}} del pago {{number}}.',
      'No coincidía con lo que se debía, así que todo está en tu cartera.',
    ],
    button: 'Abrir mi cuenta',
  },
  wrong_sign_ins: {
    subject: 'Alguien intentó entrar en tu cuenta',
    title: '¿Fuiste tú?',
    lines: [
      'Hubo {{times}} intentos con una contraseña incorrecta, el último desde {{ip}}. Ninguno entró.',
      'Si no fuiste tú, elige una contraseña nueva que no uses en otro sitio.',
    ],
    button: 'Elegir otra contraseña',
  },
  password_changed: {
    subject: 'Tu contraseña ha cambiado',
    title: 'Tu contraseña ha cambiado',
    lines: [
      'Se cambió el {{time}}. Cerramos la sesión en los demás dispositivos.',
      'Si no fuiste tú, elige una contraseña nueva ahora.',
    ],
    button: 'No fui yo',
  },
  passkey_added: {
    subject: 'Se añadió una llave de acceso a tu cuenta',
    title: 'Se añadió una llave de acceso a tu cuenta',
    lines: [
      '«{{name}}» se añadió el {{time}}. Entra en tu cuenta sin contraseña.',
      'Si no fuiste tú, quítala y elige una contraseña nueva ahora.',
    ],
    button: 'Ver mis llaves de acceso',
  },
  passkey_removed: {
    subject: 'Se quitó una llave de acceso de tu cuenta',
    title: 'Se quitó una llave de acceso de tu cuenta',
    lines: [
      '«{{name}}» se quitó el {{time}}. Ya no entra en tu cuenta.',
      'Si no fuiste tú, elige una contraseña nueva ahora.',
    ],
    button: 'Ver mis llaves de acceso',
  },
  passkey_copied: {
    subject: 'Se rechazó una llave de acceso de tu cuenta',
    title: 'Se rechazó una llave de acceso de tu cuenta',
    lines: [
      '«{{name}}» se usó el {{time}} de un modo que hace pensar en una copia. No entró.',
      'Quítala y añade otra en un dispositivo de confianza.',
    ],
    button: 'Ver mis llaves de acceso',
  },
  email_changed: {
    subject: 'Tu correo ha cambiado',
    title: 'Tu correo ha cambiado',
    lines: ['Desde ahora entras con {{email}}.', 'Si no fuiste tú, escríbenos enseguida.'],
  },
  email_given: {
    subject: 'Tu cuenta tiene ahora este correo',
    title: 'Tu cuenta tiene ahora este correo',
    lines: [
      'Nuestro equipo cambió el correo de tu cuenta. Desde ahora entras con {{email}}.',
      'Se cerró tu sesión en todos los dispositivos. Entra y confirma este correo. Si no es tu cuenta, escríbenos.',
    ],
    button: 'Confirmar mi correo',
  },
  data_copy_ready: {
    subject: 'La copia de tus datos está lista',
    title: 'La copia de tus datos está lista',
    lines: [
      'La copia de tus datos que pediste está lista. Puedes descargarla hasta {{until}}.',
      'Si no la pediste, cambia tu contraseña de inmediato.',
    ],
    button: 'Descargar mis datos',
  },
  deletion_requested: {
    subject: 'Tu cuenta se eliminará el {{day}}',
    title: 'Eliminaremos tu cuenta',
    lines: [
      'Nos pediste eliminar tu cuenta. Lo haremos el {{day}}.',
      'Hasta entonces puedes cambiar de idea: entra y conserva la cuenta.',
    ],
    button: 'Conservar mi cuenta',
  },
  deletion_held_up: {
    subject: 'Aún no pudimos eliminar tu cuenta',
    title: 'Queda algo pendiente',
    lines: [
      'Tu cuenta tiene saldo o un pedido abierto, así que no la eliminamos.',
      'Resuélvelo y lo intentamos cada día, la próxima vez el {{day}}.',
    ],
    button: 'Ver lo pendiente',
  },
  deletion_done: {
    subject: 'Tu cuenta está eliminada',
    title: 'Hasta pronto',
    lines: [
      'Eliminamos tu cuenta y tus datos personales. Lo que la ley obliga a guardar de los pagos ya no lleva tu nombre.',
      'Puedes volver cuando quieras.',
    ],
  },
  payout_account_added: {
    subject: 'Se añadió una cuenta de cobro',
    title: 'Se añadió una cuenta de cobro',
    lines: [
      '{{account}} se añadió a tus cuentas de cobro el {{time}}.',
      'Si no fuiste tú, quítala enseguida, cambia tu contraseña y escríbenos.',
    ],
    button: 'Cuentas de cobro',
  },
  payout_account_changed: {
    subject: 'Se cambió una cuenta de cobro',
    title: 'Se cambió una cuenta de cobro',
    lines: [
      'Una de tus cuentas de cobro ahora paga a {{account}}. Se cambió el {{time}}.',
      'Si no fuiste tú, quítala enseguida, cambia tu contraseña y escríbenos.',
    ],
    button: 'Cuentas de cobro',
  },
  payout_account_removed: {
    subject: 'Se quitó una cuenta de cobro',
    title: 'Se quitó una cuenta de cobro',
    lines: [
      '{{account}} se quitó de tus cuentas de cobro el {{time}}.',
      'Si no fuiste tú, cambia tu contraseña y escríbenos.',
    ],
    button: 'Cuentas de cobro',
  },
  withdrawal_paid: {
    subject: 'El retiro {{number}} está pagado',
    title: 'Tu dinero está en camino',
    lines: [
      'Enviamos {{amount}} a {{account}} por el retiro {{number}}.',
      'Un banco puede tardar unos días en mostrarlo.',
    ],
    button: 'Ver el retiro',
  },
  withdrawal_rejected: {
    subject: 'El retiro {{number}} fue rechazado',
    title: 'Tu retiro fue rechazado',
    lines: [
      'No aprobamos el retiro {{number}} de {{amount}}: {{reason}}',
      'El dinero está de nuevo en tu cartera, con la comisión.',
    ],
    button: 'Ver el retiro',
  },
  withdrawal_failed: {
    subject: 'El retiro {{number}} no se pudo pagar',
    title: 'El pago no se completó',
    lines: [
      'El retiro {{number}} de {{amount}} no se pudo pagar: {{reason}}',
      'El dinero está de nuevo en tu cartera, con la comisión.',
    ],
    button: 'Ver el retiro',
  },
  price_alert: {
    subject: 'Ha bajado de precio: {{name}}',
    title: '{{name}} ha bajado de precio',
    lines: [
      'Ahora cuesta {{now}}. Cuando pediste el aviso costaba {{asked}}. Los precios pueden cambiar hasta que reserves.',
    ],
    button: 'Ver tus alertas',
  },
  price_alert_deal: {
    subject: 'Vuelve a haber: {{name}}',
    title: 'Una unidad de la oferta está libre',
    lines: ['{{name}} estaba agotada y ha quedado una unidad libre. Otros pueden adelantarse.'],
    button: 'Ver la oferta',
  },
  mail_test: {
    subject: 'Correo de prueba',
    title: 'Este correo ha llegado',
    lines: [
      '{{name}} lo envió desde el panel de administración el {{time}} para probar el servidor de correo.',
      'No hace falta hacer nada más.',
    ],
  },
  chat_answer: {
    subject: 'Tu mensaje',
    title: 'Hola, {{name}}',
    lines: ['Gracias por tu mensaje. Esta es nuestra respuesta:', '{{answer}}'],
    button: 'Abrir la tienda',
  },
} as const satisfies MailTexts;
