import { staffTravelEndpoints as calls } from '@app/contract/travel/staff-endpoints';
import type { StaffCity } from '@app/contract/travel/staff-schemas';
import { request } from '../../../api/request';
import { useAllowed } from '../../../api/session';
import { inMyLanguage } from '../../../text/in-my-language';
import { useText } from '../../../text/use-text';
import { RecordFormDrawer } from '../../../ui/form/records/record-form-drawer';
import type { BulkAction } from '../../../ui/list/define-list';
import { ListPage } from '../../../ui/list/list-page';
import { useRecordActions } from '../../../ui/list/use-record-actions';
import { deletionOf } from '../deletion';
import { markCities } from './city-cells';
import { bodyOf, type CityDraft, cityForm, draftOf, newCity } from './city-form';
import { cityList } from './city-list';

const nameOf = (city: StaffCity): string => inMyLanguage(city.name);

function CityDrawer({ editing, onClose }: { editing: StaffCity | null; onClose: () => void }) {
  const t = useText();
  return (
    <RecordFormDrawer<CityDraft, StaffCity>
      title={editing ? nameOf(editing) : t('travel.staff.new_city')}
      kind="travel_city"
      fields={cityForm}
      editing={editing}
      blank={newCity}
      draftOf={draftOf}
      create={(draft) => request(calls.createCity, { body: bodyOf(draft) })}
      update={({ id, version }, draft) =>
        request(calls.updateCity, { params: { id }, body: { ...bodyOf(draft), version } })
      }
      reload={(id) => request(calls.readCity, { params: { id } })}
      onClose={onClose}
    />
  );
}

const mark = (key: string, label: BulkAction<StaffCity>['label'], flags: Parameters<typeof markCities>[1]) => ({
  key,
  label,
  nameOf,
  each: (city: StaffCity) => markCities([city.id], flags),
});

/** The cities one can travel to, and those that the search offers first. */
export default function CitiesScreen() {
  const { list, drawer } = useRecordActions<StaffCity>({
    mayEdit: useAllowed('travel.cities.edit'),
    nameOf,
    add: 'travel.staff.new_city',
    deletion: deletionOf(({ id }) => request(calls.deleteCity, { params: { id } })),
    bulk: [
      mark('popular', 'travel.staff.make_popular', { popular: true }),
      mark('usual', 'travel.staff.make_usual', { popular: false }),
      mark('enable', 'travel_home.enable', { enabled: true }),
      mark('disable', 'travel_home.disable', { enabled: false }),
    ],
    drawer: (editing, close) => <CityDrawer editing={editing} onClose={close} />,
  });
  return (
    <>
      <ListPage rule={cityList} actions={list} />
      {drawer}
    </>
  );
}
