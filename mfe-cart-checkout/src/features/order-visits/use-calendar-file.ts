import { downloadFile } from '@aksamit/module-sdk/api';
import { useBus } from '@aksamit/module-sdk/bus';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useMutation } from '@aksamit/module-sdk/query';
import { messageOfError } from '../../requests/message-of-error';

/** GET /orders/{id}/calendar, saved as a file: the visits of the order for the customer's own calendar. */
export function useCalendarFile(orderId: string) {
  const http = useHttp();
  const bus = useBus();
  const t = useTranslate();
  return useMutation({
    mutationFn: async () => {
      const { content, fileName } = await downloadFile(http, 'GET /orders/{id}/calendar', { params: { id: orderId } });
      const address = URL.createObjectURL(content);
      const link = document.createElement('a');
      link.href = address;
      link.download = fileName ?? 'aksamit.ics';
      link.click();
      URL.revokeObjectURL(address);
    },
    onError: (error) => bus.publish('toast', { type: 'alert', message: messageOfError(error, t) }),
    networkMode: 'always',
  });
}
