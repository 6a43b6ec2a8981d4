import { defineSlice } from '../../../platform/slice.ts';
import { bundleVerticalPort, type TravelVertical, travelVerticalPort } from '../public.ts';
import { fakeBundle } from './fake-bundle.ts';
import { fakeVertical } from './fake-vertical.ts';

let standing: TravelVertical = fakeVertical;

/** Puts another vertical in the place of the fake one, for all apps of a test file. */
export const putVertical = (vertical: TravelVertical): void => {
  standing = vertical;
};

const inPlace = new Proxy(fakeVertical, { get: (_fake, name) => Reflect.get(standing, name) });

/** The fake vertical in the place of hotels, and the fake bundle in that of combos of tours. */
export const fakeSlice = defineSlice(() => ({
  name: 'fake',
  gives: [travelVerticalPort(inPlace), bundleVerticalPort(fakeBundle)],
}));
