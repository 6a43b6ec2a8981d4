export { type NoticeSubject, type Notification, notify } from './usecases/notify.ts';
