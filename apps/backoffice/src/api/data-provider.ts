import { basePath } from '@app/contract/core/endpoint';
import type { DataProvider, GetListParams, GetListResult, RaRecord } from 'ra-core';
import { currentLocale } from '../text/locale';
import { type FeedStretch, feedPages, isFeed } from './feed-pages';
import { type AnyEndpoint, request } from './request';

type Page = { list: RaRecord[]; total: number; countedTo?: number; counts?: Record<string, number> };
type Answer = Page | FeedStretch<RaRecord>;
const feeds = feedPages();
const unused = (): Promise<never> => Promise.reject(new Error(`only lists are read through ${basePath.backoffice}`));

/**
 * The list side of the contract for ra-core's controllers; a resource is an endpoint's path. Writes and single
 * records go through `request`, which types them by endpoint; asking for them here is refused.
 */
export const dataProvider: DataProvider = {
  async getList<T extends RaRecord>(resource: string, params: GetListParams): Promise<GetListResult<T>> {
    const endpoint: AnyEndpoint = {
      name: resource,
      surface: 'backoffice',
      method: 'GET',
      path: resource,
      access: 'staff',
      summary: '',
    };
    const { page, perPage } = params.pagination ?? { page: 1, perPage: 20 };
    const sort = params.sort?.field ? { sort: params.sort.field, order: params.sort.order.toLowerCase() } : {};
    const query = { ...params.filter, ...sort, limit: String(perPage) };
    const ask = async (place: Record<string, string>): Promise<Answer> =>
      (await request(
        endpoint,
        { query: { ...query, ...place } } as never,
        params.signal ? { signal: params.signal } : {},
      )) as Answer;
    const key = JSON.stringify([resource, query]);
    const answer = await ask({ page: String(page), ...feeds.placeOf(key, page) });
    if (isFeed(answer)) {
      const stretch = await feeds.walk(key, { page, first: answer, ask });
      return {
        data: stretch.list as T[],
        pageInfo: { hasNextPage: stretch.cursor !== null, hasPreviousPage: page > 1 },
        meta: { counts: {}, locale: currentLocale() },
      };
    }
    return {
      data: answer.list as T[],
      total: answer.total,
      meta: { counts: answer.counts ?? {}, countedTo: answer.countedTo, locale: currentLocale() },
    };
  },
  getOne: unused,
  getMany: unused,
  getManyReference: unused,
  create: unused,
  update: unused,
  updateMany: unused,
  delete: unused,
  deleteMany: unused,
};
