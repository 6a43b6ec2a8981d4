import { IconBuildingStore } from '@tabler/icons-react';
import { Card, Select } from 'antd';
import { useSearchParams } from 'react-router';
import { useArranged } from '../../../api/device-state';
import { useSession } from '../../../api/session';
import { restaurantChoices, useRestaurantSearch } from '../../../features/travel/pick-restaurant/restaurant-choices';
import { useText } from '../../../text/use-text';
import { type Choices, useChoices } from '../../../ui/choices';
import { PageHead, PartEmpty } from '../../../ui/page-parts';
import { ScanDesk } from './scan-desk';

const NONE: Choices = { given: [] };

/** Where a desk stands that was once said, with the name the restaurant had. */
type DeskPlace = { readonly id: string; readonly label: string };

/** Codes of set meals at a restaurant, which stands in the address and is remembered on this device. */
export default function ScanScreen() {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const [stood, stand] = useArranged<DeskPlace | null>('meals.deskPlace', null);
  const { found, waiting, search, labelOf } = useRestaurantSearch();
  const ofMerchant = useSession().merchant !== null;
  // A merchant with one restaurant stands nowhere else.
  const { list: own } = useChoices(ofMerchant ? restaurantChoices : NONE);
  const only = own.length === 1 ? own[0]?.value : undefined;
  const restaurant = params.get('restaurant') ?? only ?? stood?.id ?? '';
  const label = labelOf(restaurant) ?? (stood?.id === restaurant ? stood.label : t('meal.staff.restaurant'));
  const choose = (id: string) => {
    stand({ id, label: labelOf(id) ?? '' });
    search('');
    setParams({ restaurant: id }, { replace: true });
  };
  return (
    <>
      <PageHead title={t('permission.travel.dining_scan')} note={restaurant ? t('meal.staff.scan_hint') : undefined}>
        <Select<string | null>
          aria-label={t('meal.staff.choose_restaurant')}
          placeholder={t('meal.staff.choose_restaurant')}
          style={{ width: 300 }}
          value={restaurant || null}
          loading={waiting}
          options={found}
          showSearch={{ filterOption: false, onSearch: search }}
          labelRender={() => label}
          onChange={(id) => id && choose(id)}
        />
      </PageHead>
      {restaurant ? (
        <ScanDesk restaurantId={restaurant} />
      ) : (
        <Card variant="borderless">
          <PartEmpty icon={<IconBuildingStore size={24} stroke={1.75} />} text={t('meal.staff.choose_first')} />
        </Card>
      )}
    </>
  );
}
