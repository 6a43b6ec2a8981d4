import { staffMerchantEndpoints } from '@app/contract/merchants/staff-endpoints';
import { shapes } from '@app/contract/merchants/staff-schemas';
import { type BoundEndpoint, bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { merchantNames } from '../db/merchant.repo.ts';
import { createMerchant, listMerchants, readMerchant, saveMerchant } from '../usecases/edit-merchants.ts';

/** The back office's calls of merchants. */
export const staffMerchantRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(staffMerchantEndpoints, shapes, {
    listMerchants: (call) => listMerchants(platform, call.query),
    readMerchant: (call) => readMerchant(platform, platform.db, call.params.id),
    createMerchant: (call) => createMerchant(platform, call, call.body),
    updateMerchant: (call) => {
      const { version, ...input } = call.body;
      return saveMerchant(platform, call, { id: call.params.id, version, input });
    },
    merchantChoices: () => merchantNames(platform.db, { onlyEnabled: false }),
  });
