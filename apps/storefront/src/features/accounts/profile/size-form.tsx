import { fieldMessages } from '@app/client/field-messages';
import { useT } from '@app/client/i18n';
import { useEndpointMutation } from '@app/client/use-mutation';
import { interestEndpoints } from '@app/contract/interests/endpoints';
import { MEASURES, type Measure, shownBounds } from '@app/contract/interests/measurements';
import type { SizeInput } from '@app/contract/interests/schemas';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useGo } from '../../../shell/navigation.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Page } from '../../../ui/page.tsx';
import { Segmented } from '../../../ui/tabs.tsx';
import { toast } from '../../../ui/toast-store.ts';
import styles from './profile.module.css';
import { entriesOf, flawOf, inUnits, sizeOfForm, withHeight, withTyped } from './size-entries.ts';
import { SizeField } from './size-field.tsx';

const units = { metric: { length: 'cm', weight: 'kg' }, imperial: { length: 'in', weight: 'lb' } } as const;

type Form = ReturnType<typeof entriesOf>;
type MeasuresProps = {
  readonly form: Form;
  readonly unitOf: (measure: Measure) => 'cm' | 'kg' | 'in' | 'lb';
  readonly errorOf: (measure: Measure) => string | undefined;
  readonly onChange: (form: Form) => void;
  readonly onLeave: (measure: Measure) => void;
};

/** A field for each measure; a height in feet takes two. */
function Measures({ form, unitOf, errorOf, onChange, onLeave }: MeasuresProps) {
  const t = useT();
  return (
    <Card>
      {form.units === 'imperial' ? (
        <div className={styles.pair}>
          <SizeField
            label={t('interests.height_feet')}
            unit={t('interests.unit.ft')}
            value={form.feet}
            error={errorOf('height')}
            onType={(feet) => onChange(withHeight(form, feet, form.inches))}
            onLeave={() => onLeave('height')}
          />
          <SizeField
            label={t('interests.height_inches')}
            unit={t('interests.unit.in')}
            value={form.inches}
            onType={(inches) => onChange(withHeight(form, form.feet, inches))}
            onLeave={() => onLeave('height')}
          />
        </div>
      ) : null}
      {MEASURES.filter((measure) => measure !== 'height' || form.units === 'metric').map((measure) => (
        <SizeField
          key={measure}
          label={t(`interests.${measure}`)}
          unit={t(`interests.unit.${unitOf(measure)}`)}
          value={form.entries[measure].text}
          hint={measure === 'height' || measure === 'weight' ? undefined : t(`interests.${measure}_hint`)}
          error={errorOf(measure)}
          onType={(text) => onChange(withTyped(form, measure, text))}
          onLeave={() => onLeave(measure)}
        />
      ))}
    </Card>
  );
}

/** The form with what it starts from. Nothing typed is lost by a refusal or by changing the units. */
export function SizeForm({ size }: { readonly size: SizeInput }) {
  const t = useT();
  const go = useGo();
  const formId = useId();
  const box = useRef<HTMLFormElement>(null);
  const [form, setForm] = useState(() => entriesOf(size));
  const [left, setLeft] = useState<ReadonlySet<Measure>>(new Set());
  const save = useEndpointMutation(interestEndpoints.saveSize, {
    toast: false,
    invalidates: [interestEndpoints.size],
    onSuccess: () => {
      toast(t('interests.size_saved'), 'success');
      go.back();
    },
    onError: (error) => {
      if (Object.keys(error.fields).length === 0) toast(error.msg, 'warning');
    },
  });
  const refused = fieldMessages(save.error);
  const unitOf = (measure: Measure) => units[form.units][measure === 'weight' ? 'weight' : 'length'];
  const errorOf = (measure: Measure): string | undefined => {
    const flaw = left.has(measure) ? flawOf(form.entries[measure], measure) : null;
    if (flaw === 'number') return t('interests.not_a_number');
    if (flaw === 'range') {
      const unit = t(`interests.unit.${unitOf(measure)}`);
      return t('interests.out_of_range', { ...shownBounds(measure, form.units), unit });
    }
    return save.isError ? refused[measure] : undefined;
  };
  const submit = () => {
    const body = sizeOfForm(form);
    if (body) return save.mutate({ body });
    flushSync(() => setLeft(new Set(MEASURES)));
    box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  const leave = (measure: Measure) => setLeft((all) => new Set(all).add(measure));
  const change = (next: typeof form) => {
    setForm(next);
    if (save.isError) save.reset();
  };
  return (
    <Page
      title={t('interests.size_title')}
      onBack={go.back}
      footer={
        <Button block type="submit" form={formId} loading={save.isPending}>
          {t('common.save')}
        </Button>
      }
    >
      <p className={styles.lead}>{t('interests.size_text')}</p>
      <form
        id={formId}
        ref={box}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className={styles.units}>
          <Segmented
            label={t('interests.units')}
            choices={[
              { value: 'metric', label: t('interests.metric') },
              { value: 'imperial', label: t('interests.imperial') },
            ]}
            value={form.units}
            onChange={(next) => change(inUnits(form, next))}
          />
        </div>
        <Measures form={form} unitOf={unitOf} errorOf={errorOf} onChange={change} onLeave={leave} />
      </form>
    </Page>
  );
}
