/** The tour screens of the storefront; `travelCashier` (/hotelpayment) is the core's. */
export const routes = {
  tourHome: {
    path: '/tourgroups',
    public: true,
    transition: 'push',
    ground: 'canvas',
    params: ['list', 'city', 'keyword'],
  },
  tourDetails: { path: '/traveldetail', public: true, transition: 'push', ground: 'canvas', params: ['id'] },
  tourSubmitOrder: {
    path: '/travelordercomfrim',
    transition: 'push',
    ground: 'canvas',
    chat: 'bar',
    params: ['departure', 'adults', 'seniors', 'childAges', 'singleRooms', 'extras', 'combo', 'picks'],
  },
  tourOrderDetail: { path: '/tourorderdetail', transition: 'push', ground: 'canvas', params: ['id', 'key'] },
  tourReceipt: { path: '/tourreceipt', transition: 'push', ground: 'white', chat: 'bar', params: ['id'] },
} as const;
