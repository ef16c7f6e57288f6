import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Button, Dialog, IconButton, Notice, Stack } from '@aksamit/ui';
import { Field, TextInput } from '@aksamit/ui/form';
import { BookmarkPlus, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { ViewRow } from './list-style';
import { LONGEST_NAME, readViews, type SavedView, withView, writeViews } from './saved-views';

export interface SavedViewsProps {
  /** Name of the list, for its store in this browser. */
  store: string;
  /** Path of the list, and its query now. */
  path: string;
  view: string;
}

/** Filters that one uses again and again, under names of one's own. */
export function SavedViews({ store, path, view }: SavedViewsProps) {
  const t = useTranslate();
  const [views, setViews] = useState(() => readViews(store));
  const [isNaming, setNaming] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const write = (next: SavedView[]) => {
    const isWritten = writeViews(store, next);
    setRefused(!isWritten);
    if (isWritten) setViews(next);
  };
  const isSaved = views.some(({ query }) => query === view);
  return (
    <ViewRow>
      <ul aria-label={t('staff.list.views')}>
        {views.map(({ name, query }) => (
          <li key={name}>
            <a href={query === '' ? path : `${path}?${query}`} aria-current={query === view ? 'true' : undefined}>
              {name}
            </a>
            <IconButton
              label={t('staff.list.deleteView', { name })}
              icon={<X aria-hidden="true" />}
              onClick={() => write(views.filter((other) => other.name !== name))}
            />
          </li>
        ))}
      </ul>
      {view !== '' && !isSaved ? (
        <Button variant="quiet" size="sm" onClick={() => setNaming(true)}>
          <BookmarkPlus aria-hidden="true" />
          {t('staff.list.saveView')}
        </Button>
      ) : null}
      {isRefused ? <Notice tone="warning" title={t('staff.list.viewRefused')} announce="polite" /> : null}
      {isNaming ? (
        <NameDialog
          onClose={() => setNaming(false)}
          onName={(name) => {
            write(withView(views, { name, query: view }));
            setNaming(false);
          }}
        />
      ) : null}
    </ViewRow>
  );
}

function NameDialog({ onName, onClose }: { onName(name: string): void; onClose(): void }) {
  const t = useTranslate();
  const [name, setName] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') onName(name.trim());
  };
  return (
    <Dialog open title={t('staff.list.saveView')} closeLabel={t('staff.close')} onClose={onClose}>
      <form onSubmit={submit}>
        <Stack gap={4}>
          <Field label={t('staff.list.viewName')} required>
            <TextInput value={name} maxLength={LONGEST_NAME} onChange={({ target }) => setName(target.value)} />
          </Field>
          <Button type="submit">{t('staff.list.save')}</Button>
        </Stack>
      </form>
    </Dialog>
  );
}
