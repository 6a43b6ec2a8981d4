export { type NewPayment, openPayment, repricePayment, voidPayment } from './usecases/open-payment.ts';
export { type PaidPayment, type Payable, type PayableDescription, registerPayable } from './usecases/payables.ts';
export { refundPayment } from './usecases/refund-payment.ts';
export { type PaymentView, paymentView } from './usecases/view-payment.ts';
