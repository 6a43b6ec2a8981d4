import type en from './en-US.ts';

export default {
  'i18n.pill_label': '{{language}} · {{currency}}, cambiar idioma y moneda',
  'i18n.sheet_title': 'Idioma y moneda',
  'i18n.language': 'Idioma',
  'i18n.currency': 'Moneda',
  'i18n.language_saved': 'Idioma cambiado',
  'i18n.currency_saved': 'Los precios están en {{code}}',
  'i18n.currency_note': 'Los precios se muestran en esta moneda. El cobro es en dólares estadounidenses.',
  'error.language.taken': 'Ya hay un idioma con esta etiqueta o este nombre.',
  'error.language.default_off': 'La tienda necesita un idioma predeterminado activo. Elige antes otro.',
  'error.language.in_use': 'Solo se puede eliminar un idioma añadido por el personal y desactivado.',
  'error.language_category.taken': 'Ya hay un grupo para estas claves.',
  'error.language_category.default_off': 'Un grupo debe recoger las claves restantes. Elige antes otro predeterminado.',
  'error.translation.unreadable':
    'No se puede leer este archivo. Usa un CSV o XLSX con las columnas key y text, o un JSON con un texto por clave.',
  'error.translation.known': 'Esta clave ya tiene un texto.',
  'error.translation.undone': 'Esta publicación ya se deshizo.',
  'error.currency.taken': 'Ya hay una moneda con este código.',
  'error.currency.settlement':
    'La moneda de liquidación sigue activa, con dos decimales y tasa uno. La predeterminada debe estar activa y tener tasa.',
  'error.currency.rate_jump': 'Esta tasa difiere de la anterior en un {{percent}} %. Confirma que es correcta.',
  'error.currency.rate_taken': 'Esta tasa ya empezó, o hay otra que empieza en este momento.',
  'error.parameter.unchanged': 'No hay nada que deshacer: este valor ya rige.',
  'error.parameter.invite_code_taken': 'Un cliente o agente ya tiene este código de invitación. Elige otro.',
} satisfies Record<keyof typeof en, string>;
