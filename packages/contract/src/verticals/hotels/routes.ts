/** The hotel screens of the storefront; `travelCashier` (/hotelpayment) is the core's. */
export const routes = {
  hotelHome: { path: '/hotelhome', public: true, transition: 'push', ground: 'canvas' },
  hotelSearch: {
    path: '/hotelsearch',
    public: true,
    transition: 'push',
    ground: 'canvas',
    params: ['city', 'keyword'],
  },
  hotelDetails: { path: '/hoteldetails', public: true, transition: 'push', ground: 'canvas', params: ['id'] },
  hotelSubmitOrder: {
    path: '/hotelsubmitorder',
    transition: 'push',
    ground: 'canvas',
    chat: 'bar',
    params: ['plan', 'checkIn', 'checkOut', 'rooms', 'adults', 'childAges'],
  },
  hotelOrderDetail: {
    path: '/hotelorderdetail',
    public: true,
    transition: 'push',
    ground: 'canvas',
    params: ['id', 'key'],
  },
  /** A stay that an assistant chose, behind the link that it handed over. */
  assistantStay: {
    path: '/assistantstay',
    public: true,
    transition: 'push',
    ground: 'canvas',
    chat: 'bar',
    params: ['id'],
  },
  hotelReceipt: { path: '/hotelreceipt', transition: 'push', ground: 'white', chat: 'bar', params: ['id'] },
} as const;
