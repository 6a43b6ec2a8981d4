import { REDIRECT_TYPES } from '@app/contract/content/banners/staff-schemas';
import type { RouteName } from '@app/contract/core/routes';
import type { Choices } from '../../../ui/choices';

export const redirectChoices: Choices = {
  known: REDIRECT_TYPES.map((value) => ({ value, label: `content.banner.target.${value}` as const })),
};

/** Screens of the storefront that need no record of their own, in the order they are offered. */
export const SCREENS = [
  'home',
  'category',
  'new',
  'productListing',
  'search',
  'coupons',
  'buyersShow',
  'memberLevels',
  'invite',
  'wallet',
  'recharge',
  'messages',
  'hotelHome',
  'about',
  'returnPolicy',
] as const satisfies readonly RouteName[];

export const isOffered = (route: string): route is (typeof SCREENS)[number] =>
  (SCREENS as readonly string[]).includes(route);
