import type { staffChargeEndpoints } from '@app/contract/charges/staff-endpoints';
import type { StaffPostageRule, StaffTaxRule } from '@app/contract/charges/staff-schemas';
import type { RequestOf } from '@app/contract/core/endpoint';
import type { Choices } from '../../ui/choices';
import { countryList } from '../../ui/countries';
import { defineForm } from '../../ui/form/define-form';
import { CountriesField } from './countries';

export type PostageDraft = RequestOf<typeof staffChargeEndpoints.createPostageRule>['body'];
export type TaxDraft = RequestOf<typeof staffChargeEndpoints.createTaxRule>['body'];

const byChoices: Choices = {
  known: [
    { value: 'weight', label: 'charges.by.weight' },
    { value: 'count', label: 'charges.by.count' },
  ],
};

export const newPostage: PostageDraft = {
  name: '',
  countries: [],
  by: 'weight',
  firstUnit: 1_000,
  firstFeeUsd: 500,
  nextUnit: 500,
  nextFeeUsd: 100,
  freeFromUsd: null,
};

export const newTax: TaxDraft = { name: { 'en-US': '' }, country: '', region: '', bp: 0 };

/** The draft of a postage rule that exists. */
export const postageDraft = ({
  id: _i,
  isDefault: _d,
  version: _v,
  updatedAt: _u,
  ...draft
}: StaffPostageRule): PostageDraft => draft;
/** The draft of a tax rule that exists. */
export const taxDraft = ({ id: _i, isDefault: _d, version: _v, updatedAt: _u, ...draft }: StaffTaxRule): TaxDraft =>
  draft;

/** The form of a postage rule; the one for everywhere else has no countries. */
export const postageForm = (isDefault: boolean) =>
  defineForm<PostageDraft>()([
    { name: 'name', kind: 'text', label: 'charges.name', max: 60, required: true },
    ...(isDefault
      ? []
      : [
          {
            name: 'countries',
            kind: 'own',
            render: CountriesField,
            label: 'charges.countries',
            required: true,
          } as const,
        ]),
    { name: 'by', kind: 'select', label: 'charges.by', choices: byChoices, required: true },
    { name: 'firstUnit', kind: 'integer', label: 'charges.first_unit', required: true, half: true },
    { name: 'firstFeeUsd', kind: 'money', label: 'charges.first_fee', required: true, half: true },
    { name: 'nextUnit', kind: 'integer', label: 'charges.next_unit', required: true, half: true },
    { name: 'nextFeeUsd', kind: 'money', label: 'charges.next_fee', required: true, half: true },
    { name: 'freeFromUsd', kind: 'money', label: 'charges.free_from', help: 'charges.free_help', half: true },
  ]);

/** The form of a tax rule; the one for everywhere else has no place. */
export const taxForm = (isDefault: boolean) =>
  defineForm<TaxDraft>()([
    { name: 'name', kind: 'localized', label: 'charges.name', max: 60, required: true },
    ...(isDefault
      ? []
      : ([
          {
            name: 'country',
            kind: 'select',
            label: 'charges.country',
            choices: { given: countryList() },
            required: true,
            half: true,
          },
          { name: 'region', kind: 'text', label: 'charges.region', help: 'charges.region_help', max: 60, half: true },
        ] as const)),
    {
      name: 'bp',
      kind: 'percent',
      label: 'charges.percent',
      required: true,
      half: true,
    },
  ]);
