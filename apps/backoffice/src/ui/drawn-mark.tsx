import { MARK_SIDE, type Mark, markParts } from '@app/contract/settings/identity/marks';

/** A drawing that stands for the shop while it has no icon, in its colours. */
export const DrawnMark = ({ of }: { of: Mark }) => (
  <svg viewBox={`0 0 ${MARK_SIDE} ${MARK_SIDE}`} aria-hidden="true">
    {markParts[of].map(({ path, tone }) => (
      <path key={path} d={path} fill={`var(--${tone})`} />
    ))}
  </svg>
);
