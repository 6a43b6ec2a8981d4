import { useT } from '@app/client/i18n';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { TextButton } from '../../../ui/button.tsx';
import type { BookingValues } from '../booking/booking-form.ts';
import { isOneName, writtenTwice } from './one-name.ts';

/** Below the two names of somebody: offers to write an only name twice, and says why it stands there twice. */
export function OneNameHint(props: {
  readonly form: UseFormReturn<BookingValues>;
  readonly family: string;
  readonly given: string;
}) {
  const t = useT();
  const { form } = props;
  const [family = '', given = ''] = useWatch({ control: form.control, name: [props.family, props.given] });
  const twice = writtenTwice({ family, given });
  const write = () => {
    const options = { shouldValidate: true, shouldDirty: true } as const;
    form.setValue(props.family, twice?.family ?? '', options);
    form.setValue(props.given, twice?.given ?? '', options);
  };
  if (twice) return <TextButton onClick={write}>{t('travel.one_name')}</TextButton>;
  return isOneName({ family, given }) ? <p className="cap t3">{t('travel.one_name_hint')}</p> : null;
}
