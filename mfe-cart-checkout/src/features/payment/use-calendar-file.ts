import { useBus } from '@aksamit/shared-kit/bus';
import { useHttp } from '@aksamit/shared-kit/http';
import { useTranslate } from '@aksamit/shared-kit/i18n';
import { useMutation } from '@aksamit/shared-kit/query';
import { messageOfError } from '../../requests/message-of-error';

/** GET /orders/{id}/calendar, saved as a file: the visits of the order for the customer's own calendar. */
export function useCalendarFile(orderId: string) {
  const http = useHttp();
  const bus = useBus();
  const t = useTranslate();
  return useMutation({
    mutationFn: async () => {
      const { content, fileName } = await http.file(`/orders/${encodeURIComponent(orderId)}/calendar`);
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
