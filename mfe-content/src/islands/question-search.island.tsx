import { defineIsland } from '@aksamit/module-sdk/islands';
import en from '../locales/question-search.en.json';
import pl from '../locales/question-search.pl.json';
import { QuestionSearch } from '../sections/components/question-search';

/** The field that narrows the questions of a page. */
export default defineIsland({ name: 'question-search', component: QuestionSearch, texts: { pl, en } });
