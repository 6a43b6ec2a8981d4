import { staffAssistantEndpoints } from '@app/contract/assistants/staff-endpoints';
import { shapes } from '@app/contract/assistants/staff-schemas';
import { type BoundEndpoint, bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { replaceKeys } from '../usecases/news/shop-keys.ts';

/** What staff do about assistants. */
export const staffAssistantRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(staffAssistantEndpoints, shapes, { replaceAssistantKeys: (call) => replaceKeys(platform, call) });
