import { flightLimits } from '@app/contract/verticals/flights/limits';
import { staffFlightEndpoints as calls } from '@app/contract/verticals/flights/staff-endpoints';
import type { FareBrandInput } from '@app/contract/verticals/flights/staff-input';
import type { StaffFareBrand } from '@app/contract/verticals/flights/staff-schemas';
import { useState } from 'react';
import { request } from '../../../api/request';
import { useAllowed } from '../../../api/session';
import { comma, inMyLanguage } from '../../../text/in-my-language';
import { useText } from '../../../text/use-text';
import { RecordFormDrawer } from '../../../ui/form/records/record-form-drawer';
import { TwoLines } from '../../../ui/list/cells';
import { type CellContext, defineList } from '../../../ui/list/define-list';
import { ListPage } from '../../../ui/list/list-page';
import { useRecordActions } from '../../../ui/list/use-record-actions';
import { airlineChoices } from '../flight-choices';
import { cabinChoices } from '../flight-words';
import { bodyOf, brandForm, draftOf, newBrand } from './brand-form';
import { BrandPreview } from './brand-preview';

const nameOf = (brand: StaffFareBrand): string => inMyLanguage(brand.name);

const bagText = ({ pieces, kg }: StaffFareBrand['checkedBag'], { t }: CellContext): string =>
  pieces === 0 ? t('flights.staff.no_bag') : t('flights.staff.bags', { pieces, kg });

/** What bags beside those of the fare cost. */
const extraText = ({ extraBags }: StaffFareBrand, { t, format }: CellContext): string =>
  extraBags.length === 0
    ? t('flights.staff.no_bag')
    : extraBags.map(({ kind, usd }) => `${t(`flights.bag_kind.${kind}`)} ${format.money(usd)}`).join(comma());

/** Hours before departure at which nothing can be booked yet. */
const LONGEST_AHEAD = flightLimits.daysAhead * 24;

/** What a traveller pays to cancel, step by step. */
const refundText = ({ refundSteps }: StaffFareBrand, { t }: CellContext): string =>
  refundSteps.length === 0
    ? t('flights.staff.free_to_cancel')
    : refundSteps
        .map(({ hoursBefore, percent }) =>
          hoursBefore > LONGEST_AHEAD
            ? t('flights.staff.step_at_once', { percent })
            : t('flights.staff.step_text', { hours: hoursBefore, percent }),
        )
        .join(comma());

const brandList = defineList({
  endpoint: calls.listFareBrands,
  title: 'permission.travel.fare_brands',
  exportName: 'fare-brands',
  filters: [
    { key: 'airlineId', kind: 'choice', label: 'flights.staff.airline', choices: airlineChoices },
    { key: 'cabin', kind: 'choice', label: 'flights.staff.cabin', choices: cabinChoices },
  ],
  columns: [
    {
      key: 'name',
      title: 'flights.staff.fare',
      render: (row) => <TwoLines strong top={nameOf(row)} bottom={row.code} />,
      write: 'name.en-US',
    },
    {
      key: 'airline',
      title: 'flights.staff.airline',
      render: (row, { t }) => row.airline?.name ?? t('flights.staff.every_airline'),
      write: 'airline.name',
    },
    {
      key: 'cabin',
      title: 'flights.staff.cabin',
      render: (row, { t }) => t(`flights.cabin.${row.cabin}`),
      write: { words: 'flights.cabin.' },
    },
    {
      key: 'pricePercent',
      title: 'flights.staff.price_percent',
      render: (row) => `${row.pricePercent} %`,
      align: 'right',
    },
    {
      key: 'checkedBag',
      title: 'flights.staff.checked_bag',
      render: (row, ctx) => bagText(row.checkedBag, ctx),
      write: 'checkedBag.pieces',
    },
    { key: 'extraBags', title: 'flights.staff.extra_bags', render: extraText, write: 'extraBags.0.usd' },
    { key: 'refundSteps', title: 'flights.staff.refund_steps', render: refundText, write: 'refundSteps.0.percent' },
    {
      key: 'enabled',
      title: 'flights.staff.on_sale',
      render: (row, { t }) => t(row.enabled ? 'ui.yes' : 'ui.no'),
      write: { yes: 'ui.yes', no: 'ui.no' },
    },
  ],
});

function BrandDrawer({ editing, onClose }: { editing: StaffFareBrand | null; onClose: () => void }) {
  const t = useText();
  const [draft, setDraft] = useState(() => (editing ? draftOf(editing) : newBrand));
  return (
    <RecordFormDrawer<FareBrandInput, StaffFareBrand>
      title={editing ? nameOf(editing) : t('flights.staff.new_brand')}
      kind="fare_brand"
      fields={brandForm}
      editing={editing}
      blank={newBrand}
      draftOf={draftOf}
      onDraft={setDraft}
      below={<BrandPreview draft={draft} />}
      create={(draft) => request(calls.createFareBrand, { body: bodyOf(draft) })}
      update={({ id, version }, draft) =>
        request(calls.updateFareBrand, { params: { id }, body: { ...bodyOf(draft), version } })
      }
      onClose={onClose}
    />
  );
}

/** Fares that every cabin is sold in, with their bags and what cancelling costs. */
export default function BrandsScreen() {
  const { list, drawer } = useRecordActions<StaffFareBrand>({
    mayEdit: useAllowed('travel.fare_brands.edit'),
    nameOf,
    add: 'flights.staff.new_brand',
    bulk: [],
    drawer: (editing, close) => <BrandDrawer editing={editing} onClose={close} />,
  });
  return (
    <>
      <ListPage rule={brandList} actions={list} />
      {drawer}
    </>
  );
}
