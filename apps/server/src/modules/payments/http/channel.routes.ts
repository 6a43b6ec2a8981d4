import { refuse } from '@app/contract/core/refuse';
import { staffChannelEndpoints } from '@app/contract/payments/channels/staff-endpoints';
import { shapes } from '@app/contract/payments/channels/staff-schemas';
import { type BoundEndpoint, bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { kindsNotHere } from '../channels/registry.ts';
import { channelBox } from '../db/sealed-secrets.ts';
import { findChannels, storedChannel } from '../db/staff-channel.repo.ts';
import { deleteChannel, saveChannel, switchChannel } from '../usecases/staff-channels/save-channel.ts';
import { shownToStaff } from '../usecases/staff-channels/show-channel.ts';

/** The back office's calls for payment channels. */
export const channelRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(staffChannelEndpoints, shapes, {
    listChannels: async ({ query }) => {
      const { page, limit, unfinished } = query;
      const { list, counts } = await findChannels(platform.db, channelBox(platform.config), {
        ...query,
        without: kindsNotHere(platform.config),
      });
      const all = list
        .map((channel) => shownToStaff(platform.config, channel))
        .filter(({ missing }) => unfinished === undefined || missing.length > 0 === unfinished);
      return { list: all.slice((page - 1) * limit, page * limit), counts, total: all.length, page, limit };
    },
    readChannel: async ({ params }) =>
      shownToStaff(
        platform.config,
        (await storedChannel(platform.db, channelBox(platform.config), params.id)) ?? refuse('record.not_found'),
      ),
    createChannel: (call) => saveChannel(platform, call, { seen: null, saved: call.body }),
    updateChannel: (call) => {
      const { version, ...saved } = call.body;
      return saveChannel(platform, call, { seen: { id: call.params.id, version }, saved });
    },
    switchChannel: (call) => switchChannel(platform, call, { id: call.params.id, ...call.body }),
    deleteChannel: (call) => deleteChannel(platform, call, call.params.id),
    uploadImage: (call) =>
      platform.files.keep(platform.db, {
        upload: call.upload,
        purpose: 'channel',
        owner: { kind: 'staff', id: call.staff.id },
        allowVideo: false,
      }),
  });
