import { verticalRoutes } from '../verticals/routes.gen.ts';

/** How a screen enters: sideways for a step deeper, up for a task on top, none for the five roots. */
export type RouteTransition = 'none' | 'push' | 'rise';

export type RouteRule = {
  readonly path: string;
  /** The parameter with which the path is this route's; without it the path is that of another route of the table. */
  readonly when?: string;
  /** The route whose screen draws this one too. */
  readonly screen?: string;
  /** Open without a token. */
  readonly public?: true;
  /** Whether the shell draws its tab bar. */
  readonly showTabbar?: true;
  readonly transition: RouteTransition;
  /** Query parameters that identify the view; filters and sort order are not among them. */
  readonly params?: readonly string[];
  /** White for looking, canvas for doing. */
  readonly ground: 'white' | 'canvas';
  /**
   * Where the chat is opened: by a button that floats over the screen, unless said; at the end of the bar on top (`bar`)
   * where one pays, fills in a form or reads a receipt; `none` where the screen has a way of its own, or while signing in.
   */
  readonly chat?: 'bar' | 'none';
};

/**
 * Every screen of the storefront that exists. The guard, the tab bar, the view cache, lazy loading and the tests read
 * this table. Spellings are the product's own.
 */
export const routes = {
  home: { path: '/', public: true, showTabbar: true, transition: 'none', ground: 'white' },
  category: { path: '/category', public: true, showTabbar: true, transition: 'none', ground: 'white' },
  new: { path: '/new', public: true, showTabbar: true, transition: 'none', ground: 'white' },
  cart: { path: '/cart', public: true, showTabbar: true, transition: 'none', ground: 'canvas' },
  mine: { path: '/mine', public: true, showTabbar: true, transition: 'none', ground: 'canvas' },
  search: { path: '/search', public: true, transition: 'rise', ground: 'white' },
  productListing: {
    path: '/choosegoods',
    public: true,
    transition: 'push',
    ground: 'white',
    params: ['category', 'tag', 'keyword'],
  },
  productDetail: {
    path: '/goodsdetail',
    public: true,
    transition: 'push',
    ground: 'white',
    chat: 'none',
    params: ['id'],
  },
  dealHome: { path: '/discountorder', public: true, transition: 'push', ground: 'canvas' },
  dealDetails: { path: '/discountorderdetail', public: true, transition: 'push', ground: 'canvas', params: ['id'] },
  flightDeal: {
    path: '/discountairplandetail',
    public: true,
    transition: 'push',
    ground: 'canvas',
    params: ['id'],
    screen: 'dealDetails',
  },
  hotelDeal: {
    path: '/discounthoteldetail',
    public: true,
    transition: 'push',
    ground: 'canvas',
    params: ['id'],
    screen: 'dealDetails',
  },
  diningDeal: {
    path: '/discountdiningdetail',
    public: true,
    transition: 'push',
    ground: 'canvas',
    params: ['id'],
    screen: 'dealDetails',
  },
  tourDeal: {
    path: '/discounttourdetail',
    public: true,
    transition: 'push',
    ground: 'canvas',
    params: ['id'],
    screen: 'dealDetails',
  },
  productDeal: {
    path: '/discountproductdetail',
    public: true,
    transition: 'push',
    ground: 'canvas',
    params: ['id'],
    screen: 'dealDetails',
  },
  memberLevels: { path: '/level', transition: 'push', ground: 'canvas' },
  invite: { path: '/invite', transition: 'push', ground: 'canvas' },
  messages: { path: '/message', transition: 'push', ground: 'canvas' },
  messageDetail: { path: '/messagedetail', transition: 'push', ground: 'canvas', params: ['id'] },
  wishlist: { path: '/wishlist', transition: 'push', ground: 'canvas' },
  history: { path: '/history', transition: 'push', ground: 'canvas' },
  assistantCart: {
    path: '/assistantcart',
    public: true,
    transition: 'push',
    ground: 'canvas',
    chat: 'bar',
    params: ['id'],
  },
  assistantAccess: { path: '/assistantaccess', transition: 'push', ground: 'canvas', chat: 'bar', params: ['ask'] },
  assistantAccesses: { path: '/assistantaccesses', transition: 'push', ground: 'canvas' },
  confirmOrder: {
    path: '/confirmorder',
    transition: 'push',
    ground: 'canvas',
    chat: 'bar',
    params: ['quote', 'assistant', 'seen'],
  },
  cashier: {
    path: '/payorder',
    public: true,
    transition: 'push',
    ground: 'canvas',
    chat: 'bar',
    params: ['payment', 'key'],
  },
  topUpCashier: {
    path: '/rechagerpayment',
    public: true,
    transition: 'push',
    ground: 'canvas',
    chat: 'bar',
    params: ['payment', 'key'],
  },
  travelCashier: {
    path: '/hotelpayment',
    public: true,
    transition: 'push',
    ground: 'canvas',
    chat: 'bar',
    params: ['payment', 'key'],
  },
  diningCashier: { path: '/diningpay', transition: 'push', ground: 'canvas', chat: 'bar', params: ['payment', 'key'] },
  offlinePayment: {
    path: '/offlinepayment',
    public: true,
    transition: 'push',
    ground: 'canvas',
    chat: 'bar',
    params: ['payment', 'channel', 'key'],
  },
  wallet: { path: '/wallet', transition: 'push', ground: 'canvas' },
  moneyLog: { path: '/moneylog', transition: 'push', ground: 'canvas', params: ['unit'] },
  transfer: { path: '/transfer', transition: 'push', ground: 'canvas', chat: 'bar' },
  transferDetail: { path: '/transferdetail', transition: 'push', ground: 'canvas', params: ['id'] },
  statement: { path: '/statement', transition: 'push', ground: 'canvas' },
  recharge: { path: '/recharge', transition: 'push', ground: 'canvas', chat: 'bar' },
  rechargeLog: { path: '/rechargelog', transition: 'push', ground: 'canvas' },
  rechargeDetail: { path: '/rechargedetail', transition: 'push', ground: 'canvas', params: ['id'] },
  withdrawal: { path: '/withdrawal', transition: 'push', ground: 'canvas', chat: 'bar' },
  withdrawalLog: { path: '/withdrawallog', transition: 'push', ground: 'canvas' },
  withdrawalDetail: { path: '/withdrawaldetail', transition: 'push', ground: 'canvas', params: ['id'] },
  payoutAccounts: { path: '/payoutaccounts', transition: 'push', ground: 'canvas' },
  payoutAccountForm: { path: '/payoutaccount', transition: 'push', ground: 'canvas', chat: 'bar', params: ['id'] },
  myOrders: { path: '/myorders', transition: 'push', ground: 'canvas' },
  orderGroup: { path: '/ordergroup', transition: 'push', ground: 'canvas', chat: 'bar', params: ['id'] },
  orderDetails: { path: '/orderdetails', transition: 'push', ground: 'canvas', params: ['id'] },
  receipt: { path: '/receipt', transition: 'push', ground: 'white', chat: 'bar', params: ['id'] },
  coupons: { path: '/coupons', public: true, transition: 'push', ground: 'canvas' },
  myCoupons: { path: '/mycoupons', transition: 'push', ground: 'canvas' },
  couponGoods: { path: '/coupongoods', public: true, transition: 'push', ground: 'white', params: ['id'] },
  afterSale: { path: '/aftersale', transition: 'push', ground: 'canvas', chat: 'bar', params: ['order'] },
  afterSaleDetail: { path: '/aftersaledetail', transition: 'push', ground: 'canvas', params: ['id'] },
  allOrders: { path: '/order', transition: 'push', ground: 'canvas' },
  earlierOrders: { path: '/earlierorders', transition: 'push', ground: 'canvas' },
  earlierOrder: { path: '/earlierorder', transition: 'push', ground: 'canvas', params: ['id'] },
  trip: { path: '/trip', public: true, transition: 'push', ground: 'canvas', chat: 'none', params: ['id', 'key'] },
  priceAlerts: { path: '/pricealerts', transition: 'push', ground: 'canvas' },
  trips: { path: '/trips', transition: 'push', ground: 'canvas' },
  buyersShow: { path: '/shareorder', public: true, transition: 'push', ground: 'canvas' },
  chooseReview: { path: '/choosesuborder', public: true, transition: 'push', ground: 'canvas' },
  writeReview: { path: '/writereview', transition: 'push', ground: 'canvas', chat: 'bar', params: ['order'] },
  addresses: { path: '/myaddress', transition: 'push', ground: 'canvas' },
  addressForm: { path: '/addaddress', transition: 'push', ground: 'canvas', chat: 'bar', params: ['id'] },
  login: { path: '/login', public: true, transition: 'rise', ground: 'white', chat: 'none' },
  register: { path: '/register', public: true, transition: 'rise', ground: 'white', chat: 'none' },
  emailVerify: { path: '/emailverify', transition: 'push', ground: 'canvas', chat: 'bar' },
  email: { path: '/email', transition: 'push', ground: 'canvas', chat: 'bar' },
  phone: { path: '/phone', transition: 'push', ground: 'canvas', chat: 'bar' },
  changePassword: { path: '/changepassword', transition: 'push', ground: 'canvas', chat: 'bar' },
  forgotPassword: { path: '/forgotpassword', public: true, transition: 'push', ground: 'white', chat: 'bar' },
  devices: { path: '/devices', transition: 'push', ground: 'canvas' },
  passkeys: { path: '/passkeys', transition: 'push', ground: 'canvas', chat: 'bar' },
  deleteAccount: { path: '/deleteaccount', transition: 'push', ground: 'canvas', chat: 'bar' },
  dataCopy: { path: '/mydata', transition: 'push', ground: 'canvas', chat: 'bar' },
  setting: { path: '/setting', transition: 'push', ground: 'canvas' },
  account: { path: '/account', transition: 'push', ground: 'canvas' },
  editProfile: { path: '/editprofile', transition: 'push', ground: 'canvas', chat: 'bar' },
  nickname: { path: '/nickname', transition: 'push', ground: 'canvas', chat: 'bar' },
  preference: { path: '/preference', transition: 'push', ground: 'canvas', chat: 'bar' },
  hobby: { path: '/hobby', transition: 'push', ground: 'canvas', chat: 'bar' },
  size: { path: '/size', transition: 'push', ground: 'canvas', chat: 'bar' },
  about: { path: '/about', public: true, transition: 'push', ground: 'white' },
  returnPolicy: { path: '/returnpolicy', public: true, transition: 'push', ground: 'white' },
  privacy: { path: '/privacy', public: true, transition: 'push', ground: 'white' },
  condition: { path: '/condition', public: true, transition: 'push', ground: 'white' },
  language: { path: '/language', transition: 'push', ground: 'canvas' },
  currency: { path: '/changecurrency', transition: 'push', ground: 'canvas' },
  timeZone: { path: '/timezone', transition: 'push', ground: 'canvas' },
  ...verticalRoutes,
} as const satisfies Record<string, RouteRule>;

export type RouteName = keyof typeof routes;
