import { useT } from '@app/client/i18n';
import type { TourComboDetail } from '@app/contract/verticals/tour-combos/views';
import { Card, Note } from '../../../ui/card.tsx';
import { useConverted } from '../../../widgets/converted.ts';
import { BackRules, BackSteps } from '../../../widgets/tours/cancel-card.tsx';
import details from '../../../widgets/tours/tour-details.module.css';
import styles from './combo-cancel.module.css';
import { policyTogether } from './combo-price.ts';
import type { ChosenPart, ComboChoice } from './use-combo-choice.ts';

/** What comes back of one tour: of the chosen departure as dates and money, else by days. */
const PartBack = ({ chosen }: { readonly chosen: ChosenPart }) => {
  const converted = useConverted();
  const { part, departure, price } = chosen;
  return (
    <section className={styles.part}>
      <h3 className="semi">{part.name}</h3>
      {departure && price ? (
        <BackSteps
          policy={policyTogether(departure.policy, price, converted)}
          total={price.together}
          zone={part.zone}
        />
      ) : (
        <BackRules tour={part} />
      )}
    </section>
  );
};

/** Whether its tours are cancelled together only, and what comes back of each. */
export function ComboCancel({ combo, choice }: { readonly combo: TourComboDetail; readonly choice: ComboChoice }) {
  const t = useT();
  const wanted = choice.parts.filter((one) => one.wanted);
  return (
    <Card>
      <h2 className={`h3 ${details.cardHead}`}>{t('tours.if_you_cancel')}</h2>
      <Note tone={combo.cancel === 'whole' ? 'warn' : 'info'}>
        {t(combo.cancel === 'whole' ? 'tours.combo.cancel_whole' : 'tours.combo.cancel_parts')}
      </Note>
      {wanted.map((chosen) => (
        <PartBack key={chosen.part.tourId} chosen={chosen} />
      ))}
      <p className="cap t3">{t('tours.combo.if_we_cancel')}</p>
    </Card>
  );
}
