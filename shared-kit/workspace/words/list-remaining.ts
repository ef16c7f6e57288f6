import { listRemaining } from './remaining-words';

const lines = listRemaining(process.cwd(), process.argv[2]);
if (lines.length > 0) console.log(lines.join('\n'));
console.log(`${lines.length} replaced words`);
