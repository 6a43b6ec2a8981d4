/** The screens of restaurants; `diningCashier` (/diningpay) is the core's. Spellings are the product's own. */
export const routes = {
  diningHome: {
    path: '/diningroom',
    transition: 'push',
    ground: 'canvas',
    params: ['city'],
  },
  diningDetails: {
    path: '/dinindetail',
    transition: 'push',
    ground: 'canvas',
    params: ['id'],
  },
  diningSubmitOrder: {
    path: '/orderconfrim',
    transition: 'push',
    ground: 'canvas',
    chat: 'bar',
    params: ['restaurant', 'day', 'time', 'area', 'adults', 'childAges', 'menus'],
  },
  diningOrderDetail: { path: '/diningorderdetail', transition: 'push', ground: 'canvas', params: ['id', 'key'] },
} as const;
