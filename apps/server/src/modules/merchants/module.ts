import { defineSlice } from '../../platform/slice.ts';
import { staffMerchantRoutes } from './http/staff-merchant.routes.ts';

export default defineSlice((platform) => ({
  name: 'merchants',
  owns: ['merchant'],
  endpoints: staffMerchantRoutes(platform),
}));
