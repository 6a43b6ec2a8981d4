/**
 * The screens of combos; `travelCashier` (/hotelpayment) is the core's. Without `id` the first is the shelf. Set meals share its path,
 * and restaurants that of the order screen. Spellings are the product's own.
 */
export const routes = {
  comboDetails: {
    path: '/combodetail',
    public: true,
    transition: 'push',
    ground: 'canvas',
    params: ['id', 'city'],
  },
  comboSubmitOrder: {
    path: '/orderconfrim',
    when: 'combo',
    transition: 'push',
    ground: 'canvas',
    chat: 'bar',
    params: ['combo', 'day', 'from', 'rooms', 'adults', 'childAges', 'picks'],
  },
  comboOrderDetail: {
    path: '/comboorderdetail',
    transition: 'push',
    ground: 'canvas',
    params: ['id', 'key'],
  },
  comboReceipt: { path: '/comboreceipt', transition: 'push', ground: 'white', chat: 'bar', params: ['id'] },
} as const;
