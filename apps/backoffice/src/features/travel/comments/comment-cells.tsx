import { pictureAt } from '@app/contract/core/picture-size';
import type { StaffTravelComment } from '@app/contract/travel/staff-review-schemas';
import { Image } from 'antd';
import { useText } from '../../../text/use-text';
import { StatusTag } from '../../../ui/list/cells';
import type { CellContext } from '../../../ui/list/define-list';
import styles from './comments.module.css';

const SMALL = 80;
const LARGE = 750;

/** What was written, with its pictures. */
export function CommentCell({ row }: { row: StaffTravelComment }) {
  const t = useText();
  return (
    <div className={styles.comment}>
      <p>{row.text || t('travel.comments.no_words')}</p>
      {row.pictures.length > 0 && (
        <Image.PreviewGroup>
          {row.pictures.map((url) => (
            <Image
              key={url}
              width={40}
              height={40}
              alt=""
              src={pictureAt(url, SMALL)}
              preview={{ src: pictureAt(url, LARGE) }}
            />
          ))}
        </Image.PreviewGroup>
      )}
      {row.hidden && row.reason && <small>{t('travel.comments.hidden_because', { reason: row.reason })}</small>}
    </div>
  );
}

export const stateCell = ({ hidden }: StaffTravelComment, { t }: CellContext) => (
  <StatusTag tone={hidden ? 'neutral' : 'success'}>{t(`travel.comments.tab.${hidden ? 'hidden' : 'shown'}`)}</StatusTag>
);
