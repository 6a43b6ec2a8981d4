import { IconPhotoPlus, IconRefresh, IconX } from '@tabler/icons-react';
import { Upload as FilePicker, Progress, Tooltip } from 'antd';
import { Failure } from '../../../api/failure';
import { named } from '../../../text/in-my-language';
import type { TextKey } from '../../../text/text-key';
import { useText } from '../../../text/use-text';
import { Picture } from '../../picture';
import { failureText } from '../../use-action';
import type { Upload } from '../define-form';
import styles from '../form.module.css';
import { IMAGE_TYPES, refusalOf, useSendings } from './uploads';

type SmallImageProps = {
  value: string | null;
  onChange: (value: string | null) => void;
  upload: Upload;
  label: string;
};

/** A picture of 40 px inside a row: press to choose, press its cross to remove, press again to retry. */
export function SmallImage({ value, onChange, upload, label }: SmallImageProps) {
  const t = useText();
  const { sendings, send, retry, drop } = useSendings(upload, (media) => onChange(media.url));
  const sending = sendings[0];
  if (sending && !sending.error) {
    return (
      <span className={styles.small}>
        <Progress type="circle" size={28} percent={sending.percent} showInfo={false} />
      </span>
    );
  }
  if (sending) {
    const { error } = sending;
    const why = error instanceof Failure ? failureText(error, t) : t(error as TextKey);
    const again = () => (typeof error === 'string' ? drop(sending.key) : retry(sending));
    return (
      <Tooltip title={why}>
        <button type="button" className={`${styles.small} ${styles.smallFailed}`} aria-label={why} onClick={again}>
          {typeof error === 'string' ? <IconX size={18} /> : <IconRefresh size={18} />}
        </button>
      </Tooltip>
    );
  }
  if (value) {
    return (
      <button
        type="button"
        className={styles.small}
        aria-label={named(t('ui.upload.remove'), label)}
        onClick={() => onChange(null)}
      >
        <Picture url={value} pixels={80} />
        <IconX size={18} className={styles.smallCross} />
      </button>
    );
  }
  return (
    <FilePicker
      accept={IMAGE_TYPES.join(',')}
      showUploadList={false}
      beforeUpload={(file) => {
        send(file, refusalOf(file, IMAGE_TYPES));
        return false;
      }}
    >
      <button type="button" className={styles.small} aria-label={named(t('ui.upload.add'), label)}>
        <IconPhotoPlus size={18} stroke={1.75} />
      </button>
    </FilePicker>
  );
}
