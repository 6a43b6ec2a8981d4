import { staffChargeEndpoints } from '@app/contract/charges/staff-endpoints';
import { shapes } from '@app/contract/charges/staff-schemas';
import { type BoundEndpoint, bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { postagePage, taxPage } from '../db/charge.repo.ts';
import { deletePostage, deleteTax, savePostage, saveTax } from '../usecases/save-rules.ts';

const paged = async <T>(page: { page: number; limit: number }, found: Promise<{ list: T[]; total: number }>) => ({
  ...(await found),
  page: page.page,
  limit: page.limit,
});

/** The back office's calls for postage and tax. */
export const chargeRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(staffChargeEndpoints, shapes, {
    listPostageRules: ({ query }) => paged(query, postagePage(platform.db, query)),
    createPostageRule: (call) => savePostage(platform, call, { seen: null, input: call.body }),
    updatePostageRule: (call) => {
      const { version, ...input } = call.body;
      return savePostage(platform, call, { seen: { id: call.params.id, version }, input });
    },
    deletePostageRule: (call) => deletePostage(platform, call, call.params.id),
    listTaxRules: ({ query }) => paged(query, taxPage(platform.db, query)),
    createTaxRule: (call) => saveTax(platform, call, { seen: null, input: call.body }),
    updateTaxRule: (call) => {
      const { version, ...input } = call.body;
      return saveTax(platform, call, { seen: { id: call.params.id, version }, input });
    },
    deleteTaxRule: (call) => deleteTax(platform, call, call.params.id),
  });
