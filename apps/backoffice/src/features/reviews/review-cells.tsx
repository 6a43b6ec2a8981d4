import type { StaffReviewRow } from '@app/contract/reviews/staff-schemas';
import { Flex } from 'antd';
import { Link } from 'react-router';
import { useText } from '../../text/use-text';
import { StatusTag, Thumb, TwoLines } from '../../ui/list/cells';
import { REVIEWS_PATH } from './reviews-path';

/** Stars as they are counted: full ones only. */
export const starsText = (rating: number): string => '★'.repeat(rating);

const LONGEST_SHOWN = 80;
const shortened = (text: string): string =>
  [...text].length > LONGEST_SHOWN ? `${[...text].slice(0, LONGEST_SHOWN).join('')}…` : text;

type RowOnly = { row: StaffReviewRow };

/** What was written, leading to its drawer, and of which product. */
export function ReviewCell({ row }: RowOnly) {
  const t = useText();
  return (
    <Flex gap={12} align="center">
      <Thumb url={row.pictures[0] ?? row.product.cover} />
      <TwoLines
        strong
        top={<Link to={`${REVIEWS_PATH}/${row.id}`}>{shortened(row.text) || t('reviews.no_text')}</Link>}
        bottom={row.product.name}
      />
    </Flex>
  );
}

/** Where a review stands with staff; what needs them most is said. */
export function ReviewState({ row }: RowOnly) {
  const t = useText();
  if (row.hidden) return <StatusTag tone="neutral">{t('reviews.state.hidden')}</StatusTag>;
  if (row.reports > 0) return <StatusTag tone="danger">{t('reviews.state.reported')}</StatusTag>;
  if (row.replied) return <StatusTag tone="success">{t('reviews.state.answered')}</StatusTag>;
  return <StatusTag tone="info">{t('reviews.state.unanswered')}</StatusTag>;
}
