import { IconCamera, IconPhotoScan } from '@tabler/icons-react';
import { Button, Input, type InputRef, Upload } from 'antd';
import { type KeyboardEvent, type Ref, useEffect, useState } from 'react';
import type { TextKey } from '../../../text/text-key';
import { useText } from '../../../text/use-text';
import type { OwnFieldProps } from '../../../ui/form/define-form';
import { CameraScan } from './camera-scan';
import styles from './order.module.css';
import { type QrReader, qrReader, readQr } from './read-qr';

const CODE_LENGTH = 40;
const hasCamera = (): boolean => 'mediaDevices' in navigator;

type CodeFieldProps = OwnFieldProps<string> & {
  id?: string;
  'aria-label'?: string;
  ref?: Ref<InputRef>;
  /** Told of a code that the camera or a picture showed; without it it only stands in the field. */
  onRead?: (code: string) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
};

/** A voucher's code: typed, or read from its QR code with the camera or from a picture. */
export function CodeField({ value = '', onChange, onRead, errors: _errors, ...input }: CodeFieldProps) {
  const t = useText();
  const [reader, setReader] = useState<QrReader | null>(null);
  const [filming, setFilming] = useState(false);
  const [said, setSaid] = useState<TextKey | null>(null);
  useEffect(() => void qrReader().then(setReader, () => undefined), []);
  const take = (code: string) => {
    setFilming(false);
    setSaid('travel.staff.code_read');
    onChange?.(code);
    onRead?.(code);
  };
  const readPicture = async (file: File) => {
    const code = reader && (await readQr(reader, file));
    if (code) take(code);
    else setSaid('travel.staff.code_not_seen');
  };
  return (
    <div className={styles.scan}>
      <Input
        {...input}
        value={value}
        autoFocus
        autoComplete="off"
        spellCheck={false}
        maxLength={CODE_LENGTH}
        className={styles.code ?? ''}
        placeholder={t('travel.staff.code_hint')}
        onChange={(event) => onChange?.(event.target.value)}
      />
      {filming && reader && (
        <CameraScan
          reader={reader}
          onCode={take}
          onFailed={() => {
            setFilming(false);
            setSaid('travel.staff.no_camera');
          }}
        />
      )}
      {reader && (
        <div className={styles.tools}>
          {hasCamera() && (
            <Button icon={<IconCamera size={16} />} aria-pressed={filming} onClick={() => setFilming(!filming)}>
              {t(filming ? 'travel.staff.camera_off' : 'travel.staff.camera')}
            </Button>
          )}
          <Upload
            accept="image/*"
            showUploadList={false}
            beforeUpload={(file) => {
              void readPicture(file);
              return false;
            }}
          >
            <Button icon={<IconPhotoScan size={16} />}>{t('travel.staff.from_picture')}</Button>
          </Upload>
        </div>
      )}
      {said && <p role="status">{t(said)}</p>}
    </div>
  );
}
