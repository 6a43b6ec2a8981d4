import { readableTable } from '../../../platform/db/readable-table.ts';

/** Restaurants in a statement of another slice. */
export const restaurantsAs = readableTable('restaurant', {
  id: 'id',
  name: 'name',
  area: 'area',
  address: 'address',
  phone: 'phone',
  latitude: 'latitude',
  longitude: 'longitude',
  zone: 'zone',
  cityId: 'city_id',
  merchantId: 'merchant_id',
  searched: 'searched',
  isOnline: 'online',
});
