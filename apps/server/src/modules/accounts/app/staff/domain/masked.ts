/** An e-mail as it is shown to who may not see it: its first letter and where it ends. */
export function maskedEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  const ending = domain.slice(domain.lastIndexOf('.'));
  return `${[...name][0] ?? ''}***@***${ending}`;
}

/** A phone number as it is shown to who may not see it: its last two digits. */
export const maskedPhone = (phone: string): string => `***${phone.slice(-2)}`;
