/** How a screen enters: sideways for a step deeper, up for a task on top, none for the five roots. */
export type RouteTransition = 'none' | 'push' | 'rise';

export type RouteRule = {
  readonly path: string;
  /** Open without a token. */
  readonly public?: true;
  /** Whether the shell draws its tab bar (specification, section 2). */
  readonly showTabbar?: true;
  readonly transition: RouteTransition;
  /** Query parameters that identify the view; filters and sort order are not among them. */
  readonly params?: readonly string[];
  /** White for looking, canvas for doing (design guide, section 2). */
  readonly ground: 'white' | 'canvas';
};

/**
 * Every screen of the storefront that exists. The guard, the tab bar, the view cache, lazy loading and the tests read
 * this table. Spellings are the product's own.
 */
export const routes = {
  home: { path: '/', public: true, transition: 'none', ground: 'white' },
  category: { path: '/category', public: true, transition: 'none', ground: 'white' },
  new: { path: '/new', public: true, transition: 'none', ground: 'white' },
  cart: { path: '/cart', showTabbar: true, transition: 'none', ground: 'canvas' },
  mine: { path: '/mine', public: true, transition: 'none', ground: 'canvas' },
  search: { path: '/search', public: true, transition: 'rise', ground: 'white' },
  productListing: {
    path: '/choosegoods',
    public: true,
    transition: 'push',
    ground: 'white',
    params: ['category', 'tag', 'keyword'],
  },
  productDetail: { path: '/goodsdetail', public: true, transition: 'push', ground: 'white', params: ['id'] },
  confirmOrder: { path: '/confirmorder', transition: 'push', ground: 'canvas', params: ['quote'] },
  cashier: { path: '/payorder', public: true, transition: 'push', ground: 'canvas', params: ['payment', 'key'] },
  myOrders: { path: '/myorders', transition: 'push', ground: 'canvas' },
  orderDetails: { path: '/orderdetails', transition: 'push', ground: 'canvas', params: ['id'] },
  writeReview: { path: '/writereview', transition: 'push', ground: 'canvas', params: ['order'] },
  addresses: { path: '/myaddress', transition: 'push', ground: 'canvas' },
  addressForm: { path: '/addaddress', transition: 'push', ground: 'canvas', params: ['id'] },
  login: { path: '/login', public: true, transition: 'rise', ground: 'white' },
  register: { path: '/register', public: true, transition: 'rise', ground: 'white' },
  language: { path: '/language', transition: 'push', ground: 'canvas' },
  currency: { path: '/changecurrency', transition: 'push', ground: 'canvas' },
} as const satisfies Record<string, RouteRule>;

export type RouteName = keyof typeof routes;
