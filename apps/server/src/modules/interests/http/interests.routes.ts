import { interestEndpoints } from '@app/contract/interests/endpoints';
import { shapes } from '@app/contract/interests/schemas';
import { type BoundEndpoint, bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { readHobbies, readPreferences, saveHobbies, savePreferences } from '../usecases/choose-interests.ts';
import { readSize, saveSize } from '../usecases/read-size.ts';

const reader = <L>(call: { customer: { id: string }; lang: L }) => ({ customerId: call.customer.id, lang: call.lang });

/** What a customer says of themselves: hobbies, preferences, measurements. */
export const interestRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(interestEndpoints, shapes, {
    hobbyList: (call) => readHobbies(platform, reader(call)),
    saveHobbies: (call) => saveHobbies(platform, reader(call), call.body.ids),
    preferences: (call) => readPreferences(platform, reader(call)),
    savePreferences: (call) => savePreferences(platform, reader(call), call.body),
    size: (call) => readSize(platform, call.customer.id),
    saveSize: (call) => saveSize(platform, call.customer.id, call.body),
  });
