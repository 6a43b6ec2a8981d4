import look from './shell.module.css';

/** The sail and the name. */
export const Brand = () => (
  <span className={look.brand}>
    <svg viewBox="0 0 26 26" aria-hidden="true">
      <path d="M14 2v20H2.2C3.6 13.4 7.6 6.6 14 2z" fill="#0c655f" />
      <path d="M16.5 9.2c4.2 3.3 6.6 7.6 7.3 12.8h-7.3z" fill="#ee5f33" />
    </svg>
    avela
  </span>
);
