import { useBus } from '@aksamit/module-sdk/bus';
import { type HttpClient, type HttpFile, useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useMutation } from '@aksamit/module-sdk/query';
import { Button, type ButtonProps } from '@aksamit/ui';
import { messageOfError } from '../requests/message-of-error';
import { saveFile } from './save-file';

export interface DownloadButtonProps extends Omit<ButtonProps, 'onClick' | 'busy'> {
  /** Fetches the document, which is saved under its own name. */
  fetchFile: (http: HttpClient) => Promise<HttpFile>;
  /** File name when the API gives none. */
  fileName: string;
}

/** Saves a document of the customer's own: an invoice, a calendar file, the export of all data. */
export function DownloadButton({ fetchFile, fileName, ...rest }: DownloadButtonProps) {
  const t = useTranslate();
  const http = useHttp();
  const bus = useBus();
  const download = useMutation({
    mutationFn: () => fetchFile(http),
    onSuccess: (file) => saveFile(file, fileName),
    onError: (error) => bus.publish('toast', { type: 'alert', message: messageOfError(error, t) }),
  });
  return <Button {...rest} busy={download.isPending} onClick={() => download.mutate()} />;
}
