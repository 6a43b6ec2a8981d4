import styles from './brand-mark.module.css';

/** The two sails. */
export const Sails = ({ className }: { readonly className?: string | undefined }) => (
  <svg viewBox="0 0 26 26" className={className} aria-hidden="true">
    <path d="M14 2v20H2.2C3.6 13.4 7.6 6.6 14 2z" fill="var(--color-brand)" />
    <path d="M16.5 9.2c4.2 3.3 6.6 7.6 7.3 12.8h-7.3z" fill="var(--color-accent)" />
  </svg>
);

/** The sails and the name beside them. */
export const BrandMark = ({ name }: { readonly name: string }) => (
  <span className={styles.mark}>
    <Sails className={styles.sails} />
    {name.toLowerCase()}
  </span>
);
