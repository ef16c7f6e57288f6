import { readInlinePage } from '../inline-page';
import { guardScripts } from '../modules/script-guard';
import { startHost } from './start-host';

const page = readInlinePage();
// Before any other script: the shell's own are guarded too.
guardScripts(page);
void startHost(page);
