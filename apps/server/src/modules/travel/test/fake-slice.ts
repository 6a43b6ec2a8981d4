import { defineSlice, type Platform } from '../../../platform/slice.ts';
import { bundleVerticalPort, type TravelVertical, travelVerticalPort } from '../public.ts';
import { fakeBundle } from './fake-bundle.ts';
import { fakeVertical } from './fake-vertical.ts';

const standing = new WeakMap<Platform, TravelVertical>();

/** Puts another vertical in the place of the fake one of an app. */
export const putVertical = (platform: Platform, vertical: TravelVertical): void => {
  standing.set(platform, vertical);
};

/** The fake vertical in the place of hotels, and the fake bundle in that of combos of tours. */
export const fakeSlice = defineSlice((platform) => {
  const inPlace = new Proxy(fakeVertical, {
    get: (fake, name) => Reflect.get(standing.get(platform) ?? fake, name),
  });
  return { name: 'fake', gives: [travelVerticalPort(inPlace), bundleVerticalPort(fakeBundle)] };
});
