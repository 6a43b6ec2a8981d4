import type en from './en-US.ts';

export default {
  'error.channel.not_configured': 'O canal não está totalmente configurado. Preencha primeiro o que falta.',
  'error.channel.no_payout': 'Este tipo de canal não faz saques.',
  'error.channel.in_use': 'Já passou dinheiro por este canal, por isso ele fica. Desative-o.',
  'error.channel.identifier_taken': 'Outro canal já tem este identificador.',
} satisfies Record<keyof typeof en, string>;
