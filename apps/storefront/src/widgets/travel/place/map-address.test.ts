import { expect, test } from 'vitest';
import { mapAddress } from './map-address.ts';

const place = { name: 'Kaede & Sons', latitude: 35.71, longitude: 139.8 };

test('phones open their own map, everything else the way there', () => {
  expect(mapAddress(place, 'Mozilla/5.0 (Linux; Android 15)')).toBe(
    'geo:35.71,139.8?q=35.71%2C139.8(Kaede%20%26%20Sons)',
  );
  expect(mapAddress(place, 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)')).toBe(
    'https://maps.apple.com/?ll=35.71,139.8&q=Kaede%20%26%20Sons',
  );
  expect(mapAddress(place, 'Mozilla/5.0 (X11; Linux)')).toBe(
    'https://www.openstreetmap.org/directions?to=35.71%2C139.8',
  );
});
