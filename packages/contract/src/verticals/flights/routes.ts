/** The flight screens of the storefront; `travelCashier` (/hotelpayment) is the core's. */
export const routes = {
  flightHome: { path: '/ticketshome', public: true, transition: 'push', ground: 'canvas', params: ['to'] },
  flightSearch: {
    path: '/ticketssearch',
    public: true,
    transition: 'push',
    ground: 'canvas',
    params: ['from', 'to', 'day', 'back', 'out', 'ways', 'before'],
  },
  flightDetails: {
    path: '/ticketsdetail',
    public: true,
    transition: 'push',
    ground: 'canvas',
    params: ['out', 'back', 'onward', 'cabin', 'brands'],
  },
  flightSubmitOrder: {
    path: '/ticketssubmitorder',
    transition: 'push',
    ground: 'canvas',
    chat: 'bar',
    params: ['out', 'back', 'onward', 'cabin', 'brand', 'backBrand', 'brands', 'adults', 'childAges', 'babies'],
  },
  flightOrderDetail: {
    path: '/ticketorderdetail',
    public: true,
    transition: 'push',
    ground: 'canvas',
    params: ['id', 'key'],
  },
  flightReceipt: { path: '/ticketreceipt', transition: 'push', ground: 'white', chat: 'bar', params: ['id'] },
} as const;
