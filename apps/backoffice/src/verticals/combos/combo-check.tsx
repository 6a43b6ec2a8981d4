import { staffComboEndpoints as calls } from '@app/contract/verticals/combos/staff-endpoints';
import { IconCalendarCheck } from '@tabler/icons-react';
import { Button } from 'antd';
import { useState } from 'react';
import { useAnswer } from '../../api/use-answer';
import { inMyLanguage } from '../../text/in-my-language';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import styles from './combo.module.css';

/** On which of the next 90 days a combo can be had as it was saved last, in words and on demand. */
export function ComboCheck({ id }: { id: string }) {
  const t = useText();
  const format = useFormat();
  const [asked, setAsked] = useState(false);
  const answer = useAnswer(calls.checkCombo, { params: { id } }, { enabled: asked });
  const check = () => (asked ? void answer.refetch() : setAsked(true));
  const found = answer.isFetching ? undefined : answer.data;
  const lost = found ? found.days - found.had - found.closed : 0;
  return (
    <section className={styles.check} aria-live="polite" aria-label={t('combos.staff.check')}>
      <Button icon={<IconCalendarCheck size={18} />} loading={answer.isFetching} onClick={check}>
        {t('combos.staff.check')}
      </Button>
      {!asked && <p>{t('combos.staff.check_help')}</p>}
      {asked && answer.isError && !answer.isFetching && <p>{t('combos.staff.check_failed')}</p>}
      {found && (
        <p>
          <strong>{t('combos.staff.check_had', { count: found.had, days: found.days })}</strong>{' '}
          {found.from !== null && t('combos.staff.check_from', { city: found.from })}
        </p>
      )}
      {found && found.closed > 0 && <p>{t('combos.staff.check_closed', { count: found.closed })}</p>}
      {found && lost > 0 && (
        <>
          <p>{t('combos.staff.check_lost', { count: lost })}</p>
          <ul>
            {found.missing.map(({ slot, label, days, first }) => (
              <li key={slot}>
                {t('combos.staff.check_missing', { part: inMyLanguage(label), count: days, day: format.day(first) })}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
