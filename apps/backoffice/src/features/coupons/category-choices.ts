import { staffCatalogEndpoints } from '@app/contract/catalog/staff-endpoints';
import { type Localized, localize } from '@app/contract/core/locale';
import { staffCouponEndpoints } from '@app/contract/coupons/staff-endpoints';
import { choicesFrom } from '../../ui/choices';

/** Every category as a tree to choose from. */
export const categoryChoices = choicesFrom(staffCatalogEndpoints.listCategories, (list, locale) =>
  list.map(({ id, name, parentId }) => ({ value: id, label: localize(name as Localized, locale), parent: parentId })),
);

/** Member levels, lowest first. */
export const levelChoices = choicesFrom(staffCouponEndpoints.couponLevels, (list) =>
  list.map(({ id, name }) => ({ value: id, label: name })),
);
