import { defineIsland } from '@aksamit/module-sdk/islands';
import { PublicForm } from '../features/forms/components/public-form';
import en from '../locales/forms.en.json';
import pl from '../locales/forms.pl.json';

/** A form for visitors, with its checks and its thanks. */
export default defineIsland({ name: 'public-form', component: PublicForm, texts: { pl, en } });
