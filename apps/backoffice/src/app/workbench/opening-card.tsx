import { type OpeningStep, openingSteps } from '@app/contract/system/opening-steps';
import { staffSystemEndpoints } from '@app/contract/system/staff-endpoints';
import {
  IconBuildingStore,
  IconCategory,
  IconChevronRight,
  IconCreditCard,
  IconDatabase,
  IconFileText,
  IconMail,
  IconMailCog,
  IconMapPin,
  IconPackage,
  IconReceipt,
  IconTruck,
  IconUsersPlus,
} from '@tabler/icons-react';
import { Card } from 'antd';
import { Link } from 'react-router';
import { useAnswer } from '../../api/use-answer';
import { useText } from '../../text/use-text';
import styles from './workbench.module.css';

const READ_EVERY_MS = 60_000;

const icons: Record<OpeningStep, typeof IconTruck> = {
  name: IconBuildingStore,
  support_email: IconMail,
  return_address: IconMapPin,
  mail: IconMailCog,
  channel: IconCreditCard,
  second_person: IconUsersPlus,
  postage: IconReceipt,
  carrier: IconTruck,
  pages: IconFileText,
  category: IconCategory,
  product: IconPackage,
  database: IconDatabase,
};

/** What is still to do before the shop can open, each step leading to where it is done. Gone once all is done. */
export function OpeningCard() {
  const t = useText();
  const { data } = useAnswer(staffSystemEndpoints.openingSteps, {}, { everyMs: READ_EVERY_MS });
  if (!data || data.steps.length === 0) return null;
  return (
    <Card
      variant="borderless"
      title={t('opening.title')}
      extra={t('opening.left', { count: data.steps.length })}
      className={`${styles.card} ${styles.opening}`}
    >
      <div className={styles.steps}>
        {data.steps.map((step) => {
          const Icon = icons[step];
          return (
            <Link key={step} to={openingSteps[step].path} className={styles.work}>
              <span className={styles.well}>
                <Icon size={20} stroke={1.75} />
              </span>
              <span className={styles.grow}>
                <b>{t(`opening.${step}`)}</b>
                <small>{t(`opening.${step}_note`)}</small>
              </span>
              <IconChevronRight size={20} stroke={1.75} />
            </Link>
          );
        })}
      </div>
    </Card>
  );
}
