import { IconMail } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { TextInput } from '../ui/field.tsx';

/** An e-mail: its keyboard, no capital letters. Takes what `register('email')` of react-hook-form gives. */
export const EmailInput = (props: Omit<ComponentProps<typeof TextInput>, 'type' | 'inputMode' | 'icon'>) => (
  <TextInput autoComplete="email" autoCapitalize="none" {...props} icon={IconMail} type="email" inputMode="email" />
);
