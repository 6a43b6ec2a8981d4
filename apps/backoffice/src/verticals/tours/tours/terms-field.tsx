import type { TermKind } from '@app/contract/travel-home/schemas';
import { staffTourEndpoints as calls } from '@app/contract/verticals/tours/staff-endpoints';
import { useAnswer } from '../../../api/use-answer';
import { TermsSelect } from '../../../features/travel/terms-select';
import { useText } from '../../../text/use-text';
import type { OwnFieldProps } from '../../../ui/form/define-form';

/** Several terms of the dictionary, of some kinds, in the order they were chosen. */
export const termsField = (...kinds: TermKind[]) =>
  function TermsField({ id, value = [], onChange }: OwnFieldProps<string[]> & { id?: string }) {
    const t = useText();
    const { data } = useAnswer(calls.tourTerms, {});
    const terms = data?.filter((term) => kinds.includes(term.kind));
    return <TermsSelect id={id} value={value} terms={terms} off={t('tours.staff.term_off')} onChange={onChange} />;
  };
