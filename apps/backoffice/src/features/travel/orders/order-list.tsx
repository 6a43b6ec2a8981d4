import { BUNDLE_KINDS } from '@app/contract/travel/bundle-kinds';
import { staffTravelEndpoints } from '@app/contract/travel/staff-endpoints';
import { TRAVEL_STANDINGS } from '@app/contract/travel/standings';
import { travelOrderMachine } from '@app/contract/travel/travel-order.machine';
import { customerCell } from '../../../ui/list/cells';
import { defineList } from '../../../ui/list/define-list';
import { kindChoices } from '../travel-kinds';
import {
  bundleCell,
  contactCell,
  firstCell,
  orderCell,
  promiseCell,
  referencesCell,
  serviceCell,
  stateCell,
  subjectCell,
} from './order-cells';

const states = travelOrderMachine.states.map((tab) => ({
  label: tab === 'pending_verification' ? (`travel.tab.${tab}` as const) : (`travel.state.${tab}` as const),
  query: { tab },
  count: tab,
  // The numbers of the provider come with the confirmation, such as the record locator of a flight.
  ...(tab === 'confirmed' && { shows: ['references' as const], hides: ['state' as const] }),
}));

export const travelOrderList = defineList({
  endpoint: staffTravelEndpoints.listTravelOrders,
  title: 'permission.travel.orders',
  exportName: 'travel-orders',
  filters: [
    { key: 'number', kind: 'text', label: 'orders.number', placeholder: 'orders.number_hint', max: 40 },
    { key: 'contact', kind: 'text', label: 'orders.contact_or_phone', placeholder: 'orders.contact_hint', max: 60 },
    { kind: 'days', from: 'serviceFrom', to: 'serviceTo', label: 'travel.staff.begins' },
    { key: 'kind', kind: 'choice', label: 'travel.staff.kind', choices: kindChoices },
    { kind: 'days', from: 'from', to: 'to', label: 'orders.placed' },
    { key: 'reference', kind: 'text', label: 'travel.staff.reference', max: 60 },
    { kind: 'days', from: 'countedFrom', to: 'countedTo', label: 'travel.staff.counted' },
    {
      key: 'standing',
      kind: 'choice',
      label: 'travel.staff.standing',
      choices: {
        known: TRAVEL_STANDINGS.map((value) => ({ value, label: `travel.standing.${value}` as const })),
      },
    },
    {
      key: 'bundle',
      kind: 'choice',
      label: 'travel.staff.in_combo',
      choices: {
        known: [
          { value: 'any', label: 'travel.bundle_report.any_kind' },
          ...BUNDLE_KINDS.map((value) => ({ value, label: `travel.kind.${value}` as const })),
        ],
      },
    },
    { key: 'email', kind: 'text', label: 'orders.customer', placeholder: 'orders.person_hint', max: 50 },
  ],
  tabs: [
    { label: 'travel.tab.all', query: {}, count: 'all' },
    {
      label: 'travel.tab.promised',
      query: { tab: 'promised' },
      count: 'promised',
      sort: { field: 'confirmBy', order: 'ASC' },
      shows: ['confirmBy', 'first'],
      hides: ['service', 'state', 'bundle', 'payableUsd'],
    },
    ...states,
  ],
  columns: [
    { key: 'number', title: 'orders.order', render: orderCell },
    // The table is wider than many screens: how it stands is not to be looked for.
    { key: 'state', title: 'orders.status', render: stateCell, write: { words: 'travel.state.' } },
    // Where there is a promise it stands first.
    {
      key: 'confirmBy',
      title: 'travel.staff.confirm_by',
      as: 'moment',
      render: promiseCell,
      sortable: true,
      hidden: true,
    },
    {
      key: 'first',
      title: 'travel.staff.first',
      render: firstCell,
      write: ['first.name', 'first.localTime'],
      hidden: true,
    },
    { key: 'createdAt', title: 'orders.placed', as: 'moment', sortable: true, hidden: true },
    { key: 'title', title: 'travel.staff.subject', render: subjectCell, write: ['title', 'subtitle'] },
    {
      key: 'bundle',
      title: 'travel.staff.bundle',
      render: bundleCell,
      write: ['bundle.number', 'bundle.part', 'bundle.of'],
    },
    { key: 'contact', title: 'travel.staff.contact', render: contactCell },
    { key: 'phone', title: 'orders.phone', hidden: true },
    { key: 'customer', title: 'orders.customer', render: customerCell, write: 'customer.email', hidden: true },
    {
      key: 'service',
      title: 'travel.staff.service',
      render: serviceCell,
      write: ['service.from', 'service.to'],
      sortable: true,
    },
    { key: 'guests', title: 'travel.staff.guests', as: 'count', hidden: true },
    { key: 'references', title: 'travel.staff.references', render: referencesCell, hidden: true },
    { key: 'payableUsd', title: 'orders.actual_payment', as: 'money', sortable: true },
  ],
  sum: (row) => row.payableUsd,
});
