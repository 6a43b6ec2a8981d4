import { staffCouponEndpoints } from '@app/contract/coupons/staff-endpoints';
import { choicesFrom } from '../../ui/choices';

/** Member levels, lowest first. */
export const levelChoices = choicesFrom(staffCouponEndpoints.couponLevels, (list) =>
  list.map(({ id, name }) => ({ value: id, label: name })),
);
