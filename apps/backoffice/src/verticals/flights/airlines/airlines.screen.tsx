import { flightLimits } from '@app/contract/verticals/flights/limits';
import { staffFlightEndpoints as calls } from '@app/contract/verticals/flights/staff-endpoints';
import type { AirlineInput } from '@app/contract/verticals/flights/staff-input';
import type { StaffAirline } from '@app/contract/verticals/flights/staff-schemas';
import { Flex } from 'antd';
import { request } from '../../../api/request';
import { useAllowed } from '../../../api/session';
import { inMyLanguage } from '../../../text/in-my-language';
import { useText } from '../../../text/use-text';
import { defineForm } from '../../../ui/form/define-form';
import { RecordFormDrawer } from '../../../ui/form/records/record-form-drawer';
import { TwoLines } from '../../../ui/list/cells';
import { defineList } from '../../../ui/list/define-list';
import { ListPage } from '../../../ui/list/list-page';
import { useRecordActions } from '../../../ui/list/use-record-actions';
import styles from './airlines.module.css';
import { ColourInput } from './colour-input';

const BP_PER_PERCENT = 100;

const nameOf = (airline: StaffAirline): string => inMyLanguage(airline.name);

const airlineList = defineList({
  endpoint: calls.listAirlines,
  title: 'permission.travel.airlines',
  exportName: 'airlines',
  filters: [
    { key: 'keyword', kind: 'text', label: 'flights.staff.name_or_code', max: 40 },
    { key: 'enabled', kind: 'flag', label: 'flights.staff.on_sale' },
  ],
  columns: [
    {
      key: 'name',
      title: 'flights.staff.airline',
      render: (row) => (
        <Flex gap={12} align="center">
          <span className={styles.mark} style={{ background: row.colour }} />
          <TwoLines strong top={nameOf(row)} bottom={row.code} />
        </Flex>
      ),
      write: 'name.en-US',
    },
    { key: 'code', title: 'flights.staff.code', hidden: true },
    { key: 'ticketPrefix', title: 'flights.staff.ticket_prefix' },
    {
      key: 'returnBp',
      title: 'flights.staff.return_discount',
      render: (row) => `${row.returnBp / BP_PER_PERCENT}%`,
    },
    { key: 'flights', title: 'permission.travel.flights', as: 'count' },
    {
      key: 'enabled',
      title: 'flights.staff.on_sale',
      render: (row, { t }) => t(row.enabled ? 'ui.yes' : 'ui.no'),
      write: { yes: 'ui.yes', no: 'ui.no' },
    },
  ],
});

const airlineForm = defineForm<AirlineInput>()([
  { name: 'name', kind: 'localized', label: 'flights.staff.name', max: flightLimits.name, required: true },
  { name: 'code', kind: 'text', label: 'flights.staff.airline_code', max: 2, required: true, half: true },
  {
    name: 'ticketPrefix',
    kind: 'text',
    label: 'flights.staff.ticket_prefix',
    help: 'flights.staff.ticket_prefix_help',
    max: 3,
    required: true,
    half: true,
  },
  { name: 'colour', kind: 'own', render: ColourInput, label: 'flights.staff.colour', required: true, half: true },
  {
    name: 'returnBp',
    kind: 'percent',
    label: 'flights.staff.return_discount',
    help: 'flights.staff.return_discount_help',
    required: true,
    half: true,
    check: (bp) => (bp < 0 || bp > flightLimits.returnBp ? 'flights.staff.return_discount_limit' : null),
  },
  {
    name: 'nameLetters',
    kind: 'integer',
    label: 'flights.staff.name_letters',
    help: 'flights.staff.name_letters_help',
    min: 0,
    max: flightLimits.nameLetters,
    required: true,
    half: true,
  },
  {
    name: 'enabled',
    kind: 'switch',
    label: 'flights.staff.on_sale',
    help: 'flights.staff.airline_on_sale_help',
    half: true,
  },
]);

const blank: AirlineInput = {
  name: { 'en-US': '' },
  code: '',
  ticketPrefix: '',
  colour: '#0E6B63',
  returnBp: 0,
  nameLetters: 3,
  enabled: true,
};
const draftOf = ({ id: _id, version: _version, flights: _flights, ...rest }: StaffAirline): AirlineInput => rest;
const bodyOf = (draft: AirlineInput): AirlineInput => ({ ...draft, code: draft.code.trim().toUpperCase() });

function AirlineDrawer({ editing, onClose }: { editing: StaffAirline | null; onClose: () => void }) {
  const t = useText();
  return (
    <RecordFormDrawer<AirlineInput, StaffAirline>
      title={editing ? nameOf(editing) : t('flights.staff.new_airline')}
      kind="airline"
      fields={airlineForm}
      editing={editing}
      blank={blank}
      draftOf={draftOf}
      create={(draft) => request(calls.createAirline, { body: bodyOf(draft) })}
      update={({ id, version }, draft) =>
        request(calls.updateAirline, { params: { id }, body: { ...bodyOf(draft), version } })
      }
      onClose={onClose}
    />
  );
}

/** The airlines whose flights are sold. */
export default function AirlinesScreen() {
  const { list, drawer } = useRecordActions<StaffAirline>({
    mayEdit: useAllowed('travel.airlines.edit'),
    nameOf,
    add: 'flights.staff.new_airline',
    bulk: [],
    drawer: (editing, close) => <AirlineDrawer editing={editing} onClose={close} />,
  });
  return (
    <>
      <ListPage rule={airlineList} actions={list} />
      {drawer}
    </>
  );
}
