import { staffChargeEndpoints } from '@app/contract/charges/staff-endpoints';
import type { StaffPostageRule } from '@app/contract/charges/staff-schemas';
import { comma, inMyLanguage } from '../../text/in-my-language';
import { countryList, countryName } from '../../ui/countries';
import type { CellContext } from '../../ui/list/define-list';
import { defineList } from '../../ui/list/define-list';

/** "$5.00 for 500 g, then $2.00 per 500 g", or what every order costs. */
function feesText(rule: StaffPostageRule, { t, format }: CellContext): string {
  const units = (count: number) =>
    rule.by === 'weight'
      ? t('charges.grams', { count: format.count(count) })
      : t('charges.pieces', { count, pieces: format.count(count) });
  const first = format.money(rule.firstFeeUsd);
  if (rule.nextFeeUsd === 0) return t('charges.fee_flat', { first });
  return t('charges.fee_text', {
    first,
    firstUnit: units(rule.firstUnit),
    next: format.money(rule.nextFeeUsd),
    nextUnit: units(rule.nextUnit),
  });
}

const countriesText = (rule: StaffPostageRule, { t }: CellContext): string =>
  rule.isDefault ? t('charges.default') : rule.countries.map(countryName).join(comma());

/** The lists name countries in the language of the back office, so they are made when it is known. */
export const postageList = () =>
  defineList({
    endpoint: staffChargeEndpoints.listPostageRules,
    title: 'permission.trade.charges',
    exportName: 'postage-rules',
    filters: [
      { key: 'name', kind: 'text', label: 'charges.name', max: 60 },
      { key: 'country', kind: 'choice', label: 'charges.country', choices: { given: countryList() } },
    ],
    columns: [
      { key: 'name', title: 'charges.name' },
      { key: 'countries', title: 'charges.countries', render: countriesText },
      { key: 'firstFeeUsd', title: 'charges.fees', render: feesText, as: 'money' },
      { key: 'freeFromUsd', title: 'charges.free_from', as: 'money' },
      { key: 'updatedAt', title: 'charges.updated', as: 'moment' },
    ],
  });

export const taxList = () =>
  defineList({
    endpoint: staffChargeEndpoints.listTaxRules,
    title: 'permission.trade.charges',
    exportName: 'tax-rules',
    filters: [
      { key: 'name', kind: 'text', label: 'charges.name', max: 60 },
      { key: 'country', kind: 'choice', label: 'charges.country', choices: { given: countryList() } },
    ],
    columns: [
      {
        key: 'name',
        title: 'charges.name',
        render: (row) => inMyLanguage(row.name),
        write: 'name',
      },
      {
        key: 'country',
        title: 'charges.country',
        render: (row, { t }) => (row.isDefault ? t('charges.default') : countryName(row.country)),
        write: 'country',
      },
      {
        key: 'region',
        title: 'charges.region',
        render: (row, { t }) => row.region || (row.isDefault ? '' : t('charges.whole_country')),
      },
      {
        key: 'bp',
        title: 'charges.percent',
        align: 'right',
        render: (row) => `${row.bp / 100}%`,
        write: 'bp',
      },
      { key: 'updatedAt', title: 'charges.updated', as: 'moment' },
    ],
  });
