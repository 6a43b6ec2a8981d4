import type en from './en-US.ts';

export default {
  'error.reconciliation.same_file': 'Este archivo ya se concilió.',
  'error.reconciliation.applied': 'Esta conciliación ya se aplicó.',
  'error.reconciliation.unreadable':
    'No podemos leer esta tabla con estas columnas. Revisa el separador y los nombres de columna.',
} satisfies Record<keyof typeof en, string>;
