/** The screens of restaurants; `diningCashier` (/diningpay) is the core's, set meals are a tab of the home and are ordered on the same screen. Spellings are the product's own. */
export const routes = {
  diningHome: {
    path: '/diningroom',
    public: true,
    transition: 'push',
    ground: 'canvas',
    params: ['city', 'tab'],
  },
  diningDetails: {
    path: '/dinindetail',
    public: true,
    transition: 'push',
    ground: 'canvas',
    params: ['id'],
  },
  diningSubmitOrder: {
    path: '/orderconfrim',
    transition: 'push',
    ground: 'canvas',
    chat: 'bar',
    params: ['restaurant', 'day', 'time', 'area', 'adults', 'childAges', 'menus', 'set', 'count'],
  },
  diningOrderDetail: { path: '/diningorderdetail', transition: 'push', ground: 'canvas', params: ['id', 'key'] },
  diningChange: { path: '/diningchange', transition: 'push', ground: 'canvas', chat: 'bar', params: ['id'] },
  diningReceipt: { path: '/diningreceipt', transition: 'push', ground: 'white', chat: 'bar', params: ['id'] },
} as const;
