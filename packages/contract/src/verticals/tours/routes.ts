/** The tour screens of the storefront; `travelCashier` (/hotelpayment) is the core's. */
export const routes = {
  tourHome: {
    path: '/tourgroups',
    transition: 'push',
    ground: 'canvas',
    params: ['city', 'keyword', 'from', 'to', 'adults', 'seniors', 'childAges', 'themes'],
  },
  tourDetails: {
    path: '/traveldetail',
    transition: 'push',
    ground: 'canvas',
    params: ['id', 'day', 'adults', 'seniors', 'childAges'],
  },
  tourSubmitOrder: {
    path: '/travelordercomfrim',
    transition: 'push',
    ground: 'canvas',
    chat: 'bar',
    params: ['departure', 'adults', 'seniors', 'childAges', 'singleRooms', 'extras', 'pickup'],
  },
  tourOrderDetail: { path: '/tourorderdetail', transition: 'push', ground: 'canvas', params: ['id', 'key'] },
} as const;
