import type en from './en-US.ts';

export default {
  'i18n.pill_label': '{{language}} · {{currency}}, alterar idioma e moeda',
  'i18n.sheet_title': 'Idioma e moeda',
  'i18n.language': 'Idioma',
  'i18n.currency': 'Moeda',
  'i18n.language_saved': 'Idioma alterado',
  'i18n.currency_saved': 'Os preços estão em {{code}}',
  'i18n.currency_note': 'Os preços são exibidos nesta moeda. A cobrança é em dólares americanos.',
  'error.language.taken': 'Já há um idioma com esta etiqueta ou este nome.',
  'error.language.default_off': 'A loja precisa de um idioma padrão ativo. Escolha outro antes.',
  'error.language.in_use': 'Só é possível excluir um idioma adicionado pela equipe e desativado.',
  'error.language_category.taken': 'Já há um grupo para estas chaves.',
  'error.language_category.default_off': 'Um grupo deve receber as chaves restantes. Escolha outro padrão antes.',
  'error.translation.unreadable':
    'Não é possível ler este arquivo. Use CSV ou XLSX com as colunas key e text, ou JSON com um texto por chave.',
  'error.translation.known': 'Esta chave já tem um texto.',
  'error.translation.undone': 'Esta publicação já foi desfeita.',
  'error.currency.taken': 'Já há uma moeda com este código.',
  'error.currency.settlement':
    'A moeda de liquidação fica ativa, com duas casas e taxa um. A padrão deve estar ativa e ter taxa.',
  'error.currency.rate_jump': 'Esta taxa difere da anterior em {{percent}} %. Confirme se está correta.',
  'error.currency.rate_taken': 'Esta taxa já começou, ou há outra que começa neste momento.',
  'error.parameter.unchanged': 'Não há nada a desfazer: este valor já vale.',
  'error.parameter.invite_code_taken': 'Um cliente ou agente já tem este código de convite. Escolha outro.',
} satisfies Record<keyof typeof en, string>;
