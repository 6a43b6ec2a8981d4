import { staffListEndpoints } from '@app/contract/lists/staff-endpoints';
import { shapes } from '@app/contract/lists/staff-schemas';
import { type BoundEndpoint, bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { beginExport, cancelExport, linkExport, listExports, removeExport } from '../usecases/my-exports.ts';
import { createView, deleteView, listViews, setDefaultView, updateView } from '../usecases/saved-views.ts';

/** What every list of the back office shares: files of it, and views under a name. */
export const listRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(staffListEndpoints, shapes, {
    listExports: ({ staff, query }) => listExports(platform, staff, query),
    beginExport: ({ staff, ip, language, body }) => beginExport(platform, { staff, ip }, { ...body, language }),
    cancelExport: ({ staff, params }) => cancelExport(platform, staff, params.id),
    linkExport: ({ staff, ip, params }) => linkExport(platform, { staff, ip }, params.id),
    removeExport: ({ staff, params }) => removeExport(platform, staff, params.id),
    listViews: ({ staff, query }) => listViews(platform, staff, query.list),
    createView: ({ staff, ip, body }) => createView(platform, { staff, ip }, body),
    updateView: ({ staff, ip, params, body }) => updateView(platform, { staff, ip }, { id: params.id, ...body }),
    deleteView: ({ staff, ip, params }) => deleteView(platform, { staff, ip }, params.id),
    setDefaultView: ({ staff, body }) => setDefaultView(platform, staff, body),
  });
