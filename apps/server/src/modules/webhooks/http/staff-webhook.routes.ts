import { staffWebhookEndpoints } from '@app/contract/webhooks/staff-endpoints';
import { shapes } from '@app/contract/webhooks/staff-schemas';
import { type BoundEndpoint, bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { keyOwners } from '../../api-keys/public.ts';
import { endpointNames } from '../db/endpoint.repo.ts';
import {
  createEndpoint,
  listEndpoints,
  readEndpoint,
  removeEndpoint,
  rotateSecret,
  saveEndpoint,
  switchEndpoint,
} from '../usecases/edit-endpoints.ts';
import { hearingScope } from '../usecases/hearing-scope.ts';
import { listMessages, readMessage, replayMessage } from '../usecases/read-messages.ts';

/** The back office's calls of webhooks; `due` is called when something may be sent at once. */
export const staffWebhookRoutes = (platform: Platform, due: () => void): BoundEndpoint[] => {
  const thenSend = async <T>(work: Promise<T>): Promise<T> => {
    const answer = await work;
    due();
    return answer;
  };
  return bindEndpoints(staffWebhookEndpoints, shapes, {
    listWebhookEndpoints: ({ staff, query }) => listEndpoints(platform, staff, query),
    readWebhookEndpoint: ({ staff, params }) => readEndpoint(platform.db, hearingScope(staff), params.id),
    createWebhookEndpoint: (call) => createEndpoint(platform, call, call.body),
    updateWebhookEndpoint: (call) => {
      const { version, ...input } = call.body;
      return saveEndpoint(platform, call, { id: call.params.id, version, input });
    },
    switchWebhookEndpoint: (call) => thenSend(switchEndpoint(platform, call, { id: call.params.id, on: call.body.on })),
    rotateWebhookSecret: (call) => rotateSecret(platform, call, call.params.id),
    webhookEndpointChoices: ({ staff }) => endpointNames(platform.db, hearingScope(staff)),
    webhookOwners: () => keyOwners(platform.db),
    listWebhookMessages: ({ staff, query }) => listMessages(platform, staff, query),
    readWebhookMessage: ({ staff, params }) => readMessage(platform.db, hearingScope(staff), params.id),
    replayWebhookMessage: (call) => thenSend(replayMessage(platform, call, call.params.id)),
    deleteWebhookEndpoint: (call) => removeEndpoint(platform, call, call.params.id),
  });
};
