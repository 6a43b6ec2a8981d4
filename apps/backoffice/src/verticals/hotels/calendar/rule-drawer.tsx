import { staffHotelEndpoints as calls } from '@app/contract/verticals/hotels/staff-endpoints';
import type { HotelCalendarView } from '@app/contract/verticals/hotels/staff-schemas';
import { Alert, Button, Flex, Form } from 'antd';
import { useMemo, useState } from 'react';
import { request } from '../../../api/request';
import { useText } from '../../../text/use-text';
import { RecordDrawer } from '../../../ui/drawer';
import { FormFields } from '../../../ui/form/form-fields';
import { FormKeys } from '../../../ui/form/form-keys';
import { useClosing } from '../../../ui/form/records/use-closing';
import { useRecordForm } from '../../../ui/form/records/use-record-form';
import { changesNothing, type RuleDraft, ruleBody } from './rule';
import { ruleFields } from './rule-form';

type RuleDrawerProps = {
  calendar: HotelCalendarView;
  initial: RuleDraft;
  /** Told how many nights were changed. */
  onDone: (nights: number) => void;
  onClose: () => void;
};

/** Changes rooms and prices of some nights at once: of which plans and room types, on which weekdays, and what. */
export function RuleDrawer({ calendar, initial, onDone, onClose }: RuleDrawerProps) {
  const t = useText();
  const [empty, setEmpty] = useState(false);
  const rule = useRecordForm<RuleDraft, { nights: number }>({
    send: (draft, idempotencyKey) =>
      request(calls.applyCalendarRule, { params: { id: calendar.hotelId }, body: ruleBody(draft) }, { idempotencyKey }),
    done: 'ui.form.saved',
    onDone: ({ nights }) => onDone(nights),
  });
  const [price, setPrice] = useState(initial.price);
  const fields = useMemo(() => ruleFields(calendar, price, t), [calendar, price, t]);
  const onValuesChange = (changed: Partial<RuleDraft>) => {
    rule.wiring.onValuesChange(changed);
    setEmpty(false);
    if (changed.price) setPrice(changed.price);
  };
  const submit = () => {
    const nothing = changesNothing(rule.form.getFieldsValue(true) as RuleDraft);
    setEmpty(nothing);
    if (!nothing) void rule.submit();
  };
  const close = useClosing(rule, onClose);
  return (
    <RecordDrawer
      title={t('hotels.staff.change_nights')}
      waiting={false}
      error={null}
      onRetry={close}
      onClose={close}
      footer={
        <Flex gap={12} justify="end">
          <Button size="large" onClick={close}>
            {t('ui.cancel')}
          </Button>
          <Button size="large" type="primary" loading={rule.busy} onClick={submit}>
            {t('hotels.staff.apply')}
          </Button>
        </Flex>
      }
    >
      {empty && (
        <Alert type="warning" showIcon title={t('hotels.staff.changes_nothing')} style={{ marginBottom: 16 }} />
      )}
      <Form
        {...rule.wiring}
        onValuesChange={onValuesChange}
        onFinish={submit}
        layout="vertical"
        initialValues={initial}
      >
        <FormFields fields={fields} errors={{ ...rule.errors, ...(rule.errors.to ? { days: rule.errors.to } : {}) }} />
        <FormKeys form={rule.wiring.name} />
      </Form>
    </RecordDrawer>
  );
}
