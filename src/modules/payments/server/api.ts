export { currentPayment, lockPayments, sumPayments } from '../payments/server/find-payments.ts'
export { openPayment } from '../payments/server/open-payment.ts'
export { startPayment } from '../payments/server/start-payment.ts'
export { syncPayment } from '../payments/server/sync-payment.ts'
export { meansOf, onlineMeans } from '../providers/server/choose-provider.ts'
export { bookRest, closePayments, lowerPayments, payBack } from './close-payments.ts'
export {
  agePayments,
  forgetPayments,
  forgetReasons,
  notePayments,
} from './payments-of-subject.ts'
export type { PaymentSubject } from './subjects.ts'
