/** The screens of set meals; `diningCashier` (/diningpay) is the core's, the shelf is a tab of the restaurants' home. */
export const routes = {
  mealOrderDetail: {
    path: '/diningcomboorderdetail',
    public: true,
    transition: 'push',
    ground: 'canvas',
    params: ['id', 'key'],
  },
} as const;
