import type en from './en-US.ts';

export default {
  'error.reconciliation.same_file': 'Este arquivo já foi conciliado.',
  'error.reconciliation.applied': 'Esta conciliação já foi aplicada.',
  'error.reconciliation.unreadable':
    'Não conseguimos ler esta tabela com estas colunas. Verifique o separador e os nomes das colunas.',
} satisfies Record<keyof typeof en, string>;
