import type en from './en-US.ts';

export default {
  'error.channel.not_configured': 'El canal no está del todo configurado. Completa primero lo que falta.',
  'error.channel.no_payout': 'Este tipo de canal no puede hacer retiros.',
  'error.channel.in_use': 'Por este canal ya ha pasado dinero, así que se queda. Desactívalo.',
  'error.channel.identifier_taken': 'Otro canal ya tiene este identificador.',
} satisfies Record<keyof typeof en, string>;
