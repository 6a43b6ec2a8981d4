import { defineEndpoints } from '../core/endpoint.ts';
import type { shapes } from './schemas.ts';

export const dealEndpoints = defineEndpoints<typeof shapes>()('storefront', {
  dealList: {
    method: 'GET',
    path: '/deal/list',
    access: 'public',
    quiet: true,
    summary: 'Discount deals of every kind that run, end soon or begin later, with counts by kind and time',
  },
  dealDetails: {
    method: 'GET',
    path: '/deal/details',
    access: 'public',
    quiet: true,
    errors: ['record.not_found'],
    summary: 'One discount deal of any kind, with its days and the way to what it is on',
  },
  dealReminders: {
    method: 'GET',
    path: '/deal/reminders',
    access: 'customer',
    quiet: true,
    summary: 'The deals that the customer wants to be reminded of',
  },
  remindOfDeal: {
    method: 'POST',
    path: '/deal/remind',
    access: 'customer',
    errors: ['record.not_found'],
    summary: 'Ask for a reminder shortly before a deal begins, or take that back',
  },
});
