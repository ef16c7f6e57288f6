import { lowerRemaining } from './remaining-words';

lowerRemaining(process.cwd());
