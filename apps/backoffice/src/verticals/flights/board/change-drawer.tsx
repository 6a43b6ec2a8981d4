import {
  DEPARTURE_REASONS,
  type DepartureReason,
  FREE_FROM_MINUTES,
} from '@app/contract/verticals/flights/departure-days';
import type { Departure } from '@app/contract/verticals/flights/staff-schemas';
import { Alert, Button, Flex, Form, Select } from 'antd';
import { useId, useState } from 'react';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { RecordDrawer } from '../../../ui/drawer';
import { useStep } from '../../../ui/form/use-step';
import { AffectedPart } from './affected-part';
import { DelayFields, useDelay } from './delay-fields';
import { useAffected } from './use-affected';
import { type DepartureStep, useAnnouncing } from './use-announcing';

type DrawerProps = { departure: Departure; step: DepartureStep; onClose: () => void };

const NOTHING = {};

/** The departure as it stands, and what others changed of it meanwhile. */
const useDeparture = (given: Departure) =>
  useStep(given, {
    facts: [
      { label: 'flights.staff.times', of: ({ localDeparture }) => localDeparture.replace('T', ' ') },
      { label: 'flights.staff.reason', of: ({ reason }, ctx) => reason && ctx.t(`flights.reason.${reason}`) },
    ],
    open: ({ state, departed }) => state !== 'cancelled' && !departed,
  });

/** A delay or the cancellation of a departure: whom it concerns is shown before it can be saved. */
export function ChangeDrawer({ departure: given, step: what, onClose }: DrawerProps) {
  const t = useText();
  const format = useFormat();
  const id = useId();
  const step = useDeparture(given);
  const departure = step.record;
  const [reason, setReason] = useState<DepartureReason>(departure.reason ?? DEPARTURE_REASONS[0]);
  const delay = useDelay(given);
  const asked = what === 'delay' ? delay.said : NOTHING;
  const affected = useAffected(departure, asked);
  const announcing = useAnnouncing({ onStale: step.take, onDone: onClose });
  const title = t(what === 'delay' ? 'flights.staff.delay_of' : 'flights.staff.cancel_of', {
    flight: departure.number,
    day: format.day(`${departure.day}T00:00`),
  });
  return (
    <RecordDrawer
      title={title}
      log={`flight_departure/${departure.id}`}
      waiting={false}
      error={null}
      onRetry={affected.readAgain}
      onClose={onClose}
      footer={
        <Flex justify="end" gap={12}>
          <Button size="large" onClick={onClose}>
            {t('ui.close')}
          </Button>
          <Button
            size="large"
            type="primary"
            danger={what === 'cancel'}
            loading={announcing.busy}
            disabled={!affected.known || !step.open}
            onClick={() => void announcing.announce({ step: what, departure, reason, asked })}
          >
            {t(what === 'delay' ? 'flights.staff.announce_delay' : 'flights.staff.cancel_departure')}
          </Button>
        </Flex>
      }
    >
      {step.note}
      <Form layout="vertical" onChange={announcing.forget}>
        {what === 'delay' && (
          <DelayFields departure={departure} delay={delay} errors={affected.flaws ?? announcing.refused} />
        )}
        <Form.Item htmlFor={`${id}reason`} label={t('flights.staff.reason')}>
          <Select<DepartureReason>
            id={`${id}reason`}
            value={reason}
            onChange={setReason}
            options={DEPARTURE_REASONS.map((value) => ({ value, label: t(`flights.reason.${value}`) }))}
          />
        </Form.Item>
      </Form>
      <Affected of={what} affected={affected} />
      <Alert
        style={{ marginTop: 20 }}
        type={what === 'cancel' ? 'warning' : 'info'}
        showIcon
        title={t(what === 'cancel' ? 'flights.staff.cancel_warning' : 'flights.staff.delay_note', {
          minutes: String(FREE_FROM_MINUTES),
        })}
      />
    </RecordDrawer>
  );
}

/** Whom the change concerns, faded while that is read anew. */
function Affected({ of, affected }: { of: DepartureStep; affected: ReturnType<typeof useAffected> }) {
  const { data, error, known, setPage } = affected;
  if (error) return <Alert type="error" showIcon title={error.message} />;
  if (!data) return null;
  return (
    <Flex vertical gap={20} aria-busy={!known} style={{ opacity: known ? 1 : 0.5 }}>
      <AffectedPart affected={data} of={of} onPage={setPage} />
    </Flex>
  );
}
