import { limits } from '@app/contract/core/limits';
import {
  type CurrencyInput,
  type NewCurrency,
  rateText,
  type StaffCurrency,
} from '@app/contract/currencies/staff-schemas';
import { plainDecimal } from '@app/kernel/plain-decimal';
import { defineForm, type Field, type LocalizedDraft } from '../../ui/form/define-form';
import { DecimalsField } from './decimals-field';

/** The form of a currency; code, digits and the first rate are written once. */
export type CurrencyDraft = Omit<NewCurrency, 'name' | 'decimals'> & {
  name: LocalizedDraft;
  /** Null until proposed or typed. */
  decimals: number | null;
};

export const blankCurrency: CurrencyDraft = {
  id: '',
  name: { 'en-US': '' },
  symbol: '',
  decimals: null,
  enabled: true,
  isDefault: false,
  sortWeight: 0,
  rate: '',
  source: '',
};

/** The draft of a currency that exists. */
export const draftOf = (row: StaffCurrency): CurrencyDraft => ({
  id: row.id,
  name: row.name,
  symbol: row.symbol,
  decimals: row.decimals,
  enabled: row.enabled,
  isDefault: row.isDefault,
  sortWeight: row.sortWeight,
  rate: row.rate ?? '',
  source: row.rateSource ?? '',
});

const withEnglish = (name: LocalizedDraft) => ({ ...name, 'en-US': name['en-US'] ?? '' });

/** What is sent of a new currency. */
export const createBody = (draft: CurrencyDraft): NewCurrency => ({
  ...draft,
  id: draft.id.trim().toUpperCase(),
  decimals: draft.decimals ?? Number.NaN,
  rate: plainDecimal(draft.rate),
  name: withEnglish(draft.name),
});

/** What is sent of one that exists. */
export const updateBody = (draft: CurrencyDraft): CurrencyInput => ({
  name: withEnglish(draft.name),
  symbol: draft.symbol,
  enabled: draft.enabled,
  isDefault: draft.isDefault,
  sortWeight: draft.sortWeight,
});

const checkRate = (rate: string | undefined) =>
  !rate || rateText.safeParse(plainDecimal(rate)).success ? null : ('field.rate' as const);

const once = defineForm<CurrencyDraft>()([
  {
    name: 'id',
    kind: 'text',
    label: 'currencies.code',
    max: 10,
    required: true,
    half: true,
    check: (code) => (!code || /^[A-Z]{3,10}$/i.test(code.trim()) ? null : 'field.currency_code'),
  },
  {
    name: 'decimals',
    kind: 'own',
    render: DecimalsField,
    label: 'currencies.decimals',
    help: 'currencies.decimals_help',
    required: true,
    half: true,
  },
  {
    name: 'rate',
    kind: 'text',
    label: 'currencies.rate',
    help: 'currencies.rate_help',
    required: true,
    half: true,
    check: checkRate,
  },
  { name: 'source', kind: 'text', label: 'currencies.source', max: limits.rateSource, required: true, half: true },
]);

const editable = defineForm<CurrencyDraft>()([
  { name: 'name', kind: 'localized', label: 'currencies.name', max: limits.categoryName, required: true },
  { name: 'symbol', kind: 'text', label: 'currencies.symbol', max: limits.currencyUnit, required: true, half: true },
  { name: 'sortWeight', kind: 'integer', label: 'languages.order', help: 'languages.order_help', min: 0, half: true },
  { name: 'enabled', kind: 'switch', label: 'languages.offered', half: true },
  { name: 'isDefault', kind: 'switch', label: 'languages.default', help: 'currencies.default_help', half: true },
]);

/** The fields of a new currency, or of one that exists. */
export const currencyForm = (isNew: boolean): Field<CurrencyDraft>[] => (isNew ? [...once, ...editable] : editable);

export type RateDraft = { rate: string; source: string; validFrom: string | null };

export const rateForm = defineForm<RateDraft>()([
  {
    name: 'rate',
    kind: 'text',
    label: 'currencies.rate',
    help: 'currencies.rate_help',
    required: true,
    check: checkRate,
  },
  { name: 'source', kind: 'text', label: 'currencies.source', max: limits.rateSource, required: true },
  { name: 'validFrom', kind: 'moment', label: 'currencies.valid_from', help: 'currencies.valid_from_help' },
]);
