import { refuseField } from '@app/contract/core/refuse';
import { invariant } from '@app/kernel/assert';
import { newId } from '../../../../platform/new-id.ts';
import { insertShipments } from '../../db/shipment.repo.ts';
import type { Effect } from './step.ts';

/** Writes the parcels of an order. Refuses the field companyId when the company is unknown or switched off. */
export const recordShipment: Effect = async ({ platform, tx, order, input }) => {
  const { shipment } = input;
  invariant(shipment, 'shipping names company and tracking numbers');
  const parcels = [...new Set(shipment.trackingNumbers)].map((trackingNumber) => ({
    id: newId(platform.clock),
    trackingNumber,
  }));
  const written = await insertShipments(tx, { orderId: order.id, companyId: shipment.companyId, parcels });
  if (written !== parcels.length) refuseField('companyId', 'field.invalid');
  return { shipped_at: order.now };
};
