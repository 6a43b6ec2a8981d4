import { staffTravelEndpoints as calls } from '@app/contract/travel/staff-endpoints';
import type { StaffChangeSide, StaffProviderChange, StaffTravelDetail } from '@app/contract/travel/staff-schemas';
import { Button } from 'antd';
import { useState } from 'react';
import { request } from '../../../api/request';
import { useAllowed } from '../../../api/session';
import { listed } from '../../../text/in-my-language';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { Facts } from '../../../ui/drawer';
import { defineForm } from '../../../ui/form/define-form';
import { reasonFields } from '../../../ui/form/noted-fields';
import { FormDialog } from '../../../ui/form/records/form-dialog';
import { lookOf } from '../travel-kinds';
import styles from './order.module.css';
import { saidOf } from './order-cells';
import { useAnswerStep } from './order-step';

type Answered = { answer: 'accept' | 'refund'; note: string };

const fields = (choices: StaffProviderChange['choices']) => [
  ...defineForm<Answered>()([
    {
      name: 'answer',
      kind: 'select',
      label: 'travel.staff.provider.which',
      required: true,
      choices: {
        known: (['accept', 'refund'] as const)
          .filter((answer) => choices.includes(answer))
          .map((answer) => ({ value: answer, label: `travel.staff.provider.${answer}` as const })),
      },
    },
  ]),
  ...reasonFields,
];

/** Answers for the customer what the provider changed, with the note that says who asked for it. */
function AnswerDialog(props: { order: StaffTravelDetail; change: StaffProviderChange; onClose: () => void }) {
  const t = useText();
  const { change } = props;
  const step = useAnswerStep(props.order, change.id);
  const order = step.record;
  return (
    <FormDialog<Answered, unknown>
      title={t('travel.staff.provider.answer')}
      intro={<p>{t('travel.staff.provider.intro')}</p>}
      fields={fields(change.choices)}
      initial={{ answer: change.choices.includes('accept') ? 'accept' : 'refund', note: '' }}
      submit="travel.staff.provider.answer"
      done="orders.step_done"
      step={step}
      send={({ answer, note }, idempotencyKey) =>
        request(
          calls.answerChangeForCustomer,
          { params: { id: order.id }, body: { version: order.version, changeId: change.id, answer, note } },
          { idempotencyKey },
        )
      }
      onClose={props.onClose}
    />
  );
}

/** What the provider changed of an order: of what into what, and what the customer answered; staff answer for them. */
export function ProviderChanges({ order }: { order: StaffTravelDetail }) {
  const t = useText();
  const format = useFormat();
  const mayAnswer = useAllowed('travel.orders.cancel');
  const [asked, setAsked] = useState<StaffProviderChange | null>(null);
  if (order.providerChanges.length === 0) return null;
  const look = lookOf(order.kind);
  const said = (side: StaffChangeSide): string =>
    side.subject && look?.providedSaid
      ? look.providedSaid(side.subject.item, { t, format })
      : saidOf(side, look?.change, { t, format });
  return (
    <>
      <Facts
        title={t('travel.staff.provider.title')}
        facts={order.providerChanges.map((change) => [
          listed(t(`travel.staff.provider.state.${change.state}`), format.moment(change.answeredAt ?? change.at)),
          <div key={change.id}>
            <div>{t('travel.staff.change_line', { before: said(change.before), after: said(change.after) })}</div>
            <small>
              {change.state === 'open'
                ? t(`travel.staff.provider.decide.${change.silence}`, { moment: format.moment(change.decideBy) })
                : [t(`orders.by.${change.answeredBy ?? 'system'}`), change.note].filter(Boolean).join(' · ')}
            </small>
            {mayAnswer && change.choices.length > 0 ? (
              <div className={styles.answer}>
                <Button size="small" onClick={() => setAsked(change)}>
                  {t('travel.staff.provider.answer')}
                </Button>
              </div>
            ) : null}
          </div>,
        ])}
      />
      {asked ? <AnswerDialog order={order} change={asked} onClose={() => setAsked(null)} /> : null}
    </>
  );
}
