import styles from './airline-mark.module.css';

/** An airline's tail fin on its own colour; its name stands beside it. */
export const AirlineMark = ({ colour, small }: { readonly colour: string; readonly small?: boolean }) => (
  <svg viewBox="0 0 32 32" className={small ? styles.small : styles.mark} aria-hidden="true">
    <rect width="32" height="32" rx="10" fill={colour} />
    <path d="M7 23 18.5 8.5a2 2 0 0 1 1.6-.8H25l-3.4 15.3z" fill="#fff" opacity=".86" />
    <path d="m7 23 3.2-4h12.3l-.9 4z" fill={colour} opacity=".28" />
  </svg>
);
