export { openPayment, type NewPayment, repricePayment, voidPayment } from './usecases/open-payment.ts';
export { type PaidPayment, type Payable, type PayableDescription, registerPayable } from './usecases/payables.ts';
export { type PaymentView, paymentView } from './usecases/view-payment.ts';
export { refundPayment } from './usecases/refund-payment.ts';
