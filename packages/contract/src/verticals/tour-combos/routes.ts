/** The screens of tour combos: their list stands on `tourHome`, and they are confirmed on `tourSubmitOrder`. */
export const routes = {
  tourComboDetails: { path: '/travelcombodetail', public: true, transition: 'push', ground: 'canvas', params: ['id'] },
  tourComboOrderDetail: {
    path: '/tourcomboorderdetail',
    public: true,
    transition: 'push',
    ground: 'canvas',
    params: ['id', 'key'],
  },
  tourComboReceipt: { path: '/tourcomboreceipt', transition: 'push', ground: 'white', chat: 'bar', params: ['id'] },
} as const;
