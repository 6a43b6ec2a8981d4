import { operationText } from '@app/contract/system/operations/operation-text';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Says an operation of the log in words. */
export function useOperationName(): (action: string) => string {
  const { t, i18n } = useTranslation();
  return useCallback((action) => operationText(action, (key) => (i18n.exists(key) ? t(key) : undefined)), [t, i18n]);
}

/** An operation in words, for a cell. */
export function OperationName({ action }: { action: string }) {
  return useOperationName()(action);
}
