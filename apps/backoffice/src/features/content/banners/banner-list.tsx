import { staffBannerEndpoints } from '@app/contract/content/banners/staff-endpoints';
import { BANNER_STATES } from '@app/contract/content/banners/staff-schemas';
import { limits } from '@app/contract/core/limits';
import { inMyLanguage } from '../../../text/in-my-language';
import { defineList } from '../../../ui/list/define-list';
import { BannerFace, BannerStateTag, BannerTarget } from './banner-cells';
import { redirectChoices } from './banner-words';

export const bannerList = defineList({
  endpoint: staffBannerEndpoints.listBanners,
  title: 'permission.content.banners',
  exportName: 'banners',
  sort: { field: 'sortWeight', order: 'DESC' },
  filters: [
    { key: 'title', kind: 'text', label: 'content.banner.title', max: limits.bannerTitle },
    { key: 'type', kind: 'choice', label: 'content.banner.target', choices: redirectChoices },
  ],
  tabs: [
    { label: 'catalog.tab.all', query: {} },
    ...BANNER_STATES.map((state) => ({ label: `content.banner.state.${state}` as const, query: { state } })),
  ],
  columns: [
    { key: 'title', title: 'content.banner.title', render: (row) => <BannerFace banner={row} />, write: 'title' },
    { key: 'kicker', title: 'content.banner.kicker', render: (row) => inMyLanguage(row.kicker), hidden: true },
    {
      key: 'target',
      title: 'content.banner.target',
      render: (row) => <BannerTarget banner={row} />,
      write: { path: 'target.type', words: 'content.banner.target.' },
    },
    { key: 'effectiveAt', title: 'content.banner.effective', as: 'moment', sortable: true },
    { key: 'expiresAt', title: 'content.banner.expires', as: 'moment' },
    { key: 'sortWeight', title: 'content.banner.sort', as: 'count', sortable: true },
    { key: 'updatedAt', title: 'content.banner.updated', as: 'moment', hidden: true },
    {
      key: 'state',
      title: 'content.banner.state',
      render: (row) => <BannerStateTag state={row.state} />,
      write: { words: 'content.banner.state.' },
    },
  ],
});
