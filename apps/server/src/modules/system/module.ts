import { defineSlice } from '../../platform/slice.ts';
import { systemRoutes } from './http/system.routes.ts';

export default defineSlice((platform) => ({ name: 'system', endpoints: systemRoutes(platform) }));
