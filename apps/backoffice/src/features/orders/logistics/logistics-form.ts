import { limits } from '@app/contract/core/limits';
import {
  isTrackingTemplate,
  type LogisticsInput,
  type StaffLogistics,
} from '@app/contract/orders/logistics/staff-schemas';
import { defineForm } from '../../../ui/form/define-form';

export const newLogistics: LogisticsInput = {
  name: { 'en-US': '' },
  code: '',
  trackingUrl: '',
  sortWeight: 0,
  enabled: true,
};

/** The draft of a company that exists. */
export const draftOf = ({ name, code, trackingUrl, sortWeight, enabled }: StaffLogistics): LogisticsInput => ({
  name,
  code,
  trackingUrl,
  sortWeight,
  enabled,
});

export const logisticsForm = defineForm<LogisticsInput>()([
  { name: 'name', kind: 'localized', label: 'logistics.name', max: 60, required: true },
  { name: 'code', kind: 'text', label: 'logistics.code', max: limits.code, required: true, half: true },
  {
    name: 'sortWeight',
    kind: 'integer',
    label: 'logistics.sort',
    help: 'logistics.sort_help',
    required: true,
    half: true,
  },
  {
    name: 'trackingUrl',
    kind: 'text',
    label: 'logistics.tracking',
    help: 'logistics.tracking_help',
    max: 300,
    check: (url) => (!url || isTrackingTemplate(url.trim()) ? null : 'field.tracking_template'),
  },
  { name: 'enabled', kind: 'switch', label: 'logistics.enabled', help: 'logistics.enabled_help' },
]);
