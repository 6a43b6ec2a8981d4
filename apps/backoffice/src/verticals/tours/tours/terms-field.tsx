import type { TermKind } from '@app/contract/travel-home/schemas';
import { staffTourEndpoints as calls } from '@app/contract/verticals/tours/staff-endpoints';
import { Select } from 'antd';
import { useAnswer } from '../../../api/use-answer';
import { useText } from '../../../text/use-text';
import type { OwnFieldProps } from '../../../ui/form/define-form';

/** Several terms of the dictionary, of some kinds, in the order they were chosen. */
export const termsField = (...kinds: TermKind[]) =>
  function TermsField({ id, value = [], onChange }: OwnFieldProps<string[]> & { id?: string }) {
    const t = useText();
    const terms = useAnswer(calls.tourTerms, {});
    const options = (terms.data ?? [])
      .filter((term) => kinds.includes(term.kind))
      .map((term) => ({ value: term.id, label: term.name }));
    return (
      <Select<string[]>
        {...(id ? { id } : {})}
        mode="multiple"
        value={value}
        loading={terms.isPending}
        showSearch={{ optionFilterProp: 'label' }}
        options={options}
        // A term may have been taken out of the dictionary since it was chosen; customers see it no more.
        labelRender={({ label }) => label ?? (terms.data ? t('tours.staff.term_off') : '…')}
        onChange={(chosen) => onChange?.(chosen)}
      />
    );
  };
