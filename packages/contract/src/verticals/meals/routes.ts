/**
 * The screens of set meals. The shelf is a tab of the restaurants' home, and they are ordered on the restaurants' `/orderconfrim`
 * with `set` in its address; `diningCashier` (/diningpay) is the core's.
 */
export const routes = {
  mealDetails: {
    path: '/combodetail',
    when: 'set',
    public: true,
    transition: 'push',
    ground: 'canvas',
    params: ['set'],
  },
  mealOrderDetail: {
    path: '/diningcomboorderdetail',
    public: true,
    transition: 'push',
    ground: 'canvas',
    params: ['id', 'key'],
  },
  mealReceipt: { path: '/diningcomboreceipt', transition: 'push', ground: 'white', chat: 'bar', params: ['id'] },
} as const;
