export { type Notification, notify } from './usecases/notify.ts';
