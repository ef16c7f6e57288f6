import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { navigator } from '@aksamit/module-sdk/router';
import { Button, Dialog, Text } from '@aksamit/ui';
import { useRef, useState } from 'react';
import { ConfirmQuestion } from '../../../forms/confirm-question';
import { Buttons } from '../../../staff-kit/record-form/components/form-style';
import { removePromoBar } from '../api/promo-bar-calls';
import type { RecordPartProps } from '../record-kind';
import { PromoBarVersions } from './promo-bar-versions';

/** Below the form of a bar: its history, and what removes it. */
export function PromoBarParts(props: RecordPartProps) {
  return (
    <>
      <PromoBarVersions {...props} />
      <Removal id={props.record.id} />
    </>
  );
}

function Removal({ id }: { id: string }) {
  const t = useTranslate();
  const http = useHttp();
  const href = useHref();
  const [isOpen, setOpen] = useState(false);
  const isRemoved = useRef(false);
  const send = async (key: string) => {
    await removePromoBar(http, id, key);
    isRemoved.current = true;
  };
  const close = () => {
    setOpen(false);
    if (isRemoved.current) navigator.replace(href('panel/staff-promo-bars'));
  };
  return (
    <Buttons>
      <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
        {t('staff.records.promoBar.remove')}
      </Button>
      <Dialog
        open={isOpen}
        title={t('staff.records.promoBar.removeTitle')}
        closeLabel={t('staff.close')}
        onClose={close}
      >
        {isOpen ? (
          <ConfirmQuestion
            words={{
              confirm: t('staff.records.promoBar.removeConfirm'),
              keep: t('staff.records.promoBar.keep'),
              done: t('staff.records.promoBar.removed'),
            }}
            send={send}
            onClose={close}
          >
            <Text>{t('staff.records.promoBar.removeText')}</Text>
          </ConfirmQuestion>
        ) : null}
      </Dialog>
    </Buttons>
  );
}
