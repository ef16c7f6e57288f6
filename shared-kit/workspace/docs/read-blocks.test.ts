/** The checks of the documents find errors, with their place. */
import { type CodeBlock, codeBlocksOf, positionOf } from './code-blocks';
import { proofOf } from './command-proofs';
import { root } from './documents';
import { mermaidProblems } from './mermaid-problems';
import { shellCommandsOf } from './shell-commands';
import { typeErrorsIn } from './typed-blocks';

const fenced = (language: string, code: string, above = ''): CodeBlock => {
  const [block] = codeBlocksOf('guide.md', `# Guide\n\n${above}\`\`\`${language}\n${code}\n\`\`\`\n`);
  if (block === undefined) throw new Error('no block');
  return block;
};

describe('blocks of a document', () => {
  it('have a language, a line and the hint right above them', () => {
    const text = 'Text.\n\n<!-- code in shell/src\nimport x;\n-->\n```ts\nx();\n```\n\n   ```\n   plain\n   ```\n';
    expect(codeBlocksOf('guide.md', text)).toEqual([
      {
        file: 'guide.md',
        line: 7,
        language: 'ts',
        code: 'x();',
        hint: { kind: 'in', argument: 'shell/src', code: 'import x;' },
      },
      { file: 'guide.md', line: 11, language: '', code: '   plain', hint: undefined },
    ]);
    expect(codeBlocksOf('guide.md', '<!-- code answer -->\n```json\n1\n```\n')[0]?.hint?.kind).toBe('answer');
  });

  it('must end', () => {
    expect(() => codeBlocksOf('guide.md', 'Text.\n```sh\nnpm start\n')).toThrow(/^guide\.md:2: .*never closed/);
  });
});

describe('types of a block', () => {
  it('are checked with what its hint holds, among the files that it names, and reported by the line of the document', () => {
    const ui = "<!-- code in mfe-catalog/src/pages\nimport { Badge } from '@aksamit/ui';\n-->\n";
    const app = "<!-- code in mfe-catalog/src/app\nimport { resources } from './resources';\n-->\n";
    const blocks = [
      fenced('tsx', '<Badge>New</Badge>;', ui),
      fenced('ts', 'resources satisfies object;', app),
      { ...fenced('tsx', 'const first = 1;\n<Badge colour={first}>New</Badge>;', ui), file: 'badge.md' },
      { ...fenced('ts', 'const count: string = resources;', app), file: 'texts.md' },
    ];
    expect(typeErrorsIn(root, blocks).sort()).toEqual([
      expect.stringMatching(/^badge\.md:8: TS\d+: .*colour/),
      expect.stringMatching(/^texts\.md:7: TS\d+: .*string/),
    ]);
  });
});

describe('commands of a block', () => {
  it('are words without quotes, with their variables and without their comment', () => {
    const block = fenced(
      'sh',
      `# first\nA=1 B='x y' npm run release -- keygen k.pem \\\n  --name "a team"  # makes # a key\n`,
    );
    expect(shellCommandsOf(block)).toEqual([
      {
        position: 'guide.md:5',
        text: `A=1 B='x y' npm run release -- keygen k.pem  --name "a team"`,
        environment: { A: '1', B: 'x y' },
        words: ['npm', 'run', 'release', '--', 'keygen', 'k.pem', '--name', 'a team'],
      },
    ]);
  });

  it.each([
    'npm start > log',
    'npm start | tail',
    'npm ci && npm start',
    'npm run release -- publish <folder>',
    "echo 'x",
  ])('are refused when they cannot be pasted as they are: %s', (line) => {
    expect(() => shellCommandsOf(fenced('sh', `npm start\n${line}`))).toThrow(/^guide\.md:5: /);
  });

  it('are refused when nothing proves them', () => {
    const [command] = shellCommandsOf(fenced('sh', 'rm -rf /'));
    expect(() => command && proofOf(command)).toThrow(/^guide\.md:4: nothing proves "rm -rf \/"/);
  });
});

describe('pictures', () => {
  it.each([
    ['flowchart LR\n  a[One] --> b[(Two)]\n  subgraph own [Here]\n    b -->|asks, tells| c\n  end', []],
    ['sequenceDiagram\n  participant A as Api\n  A->>A: waits', []],
    ['pie\n  "a": 1', ['4: "pie" is not known here']],
    ['flowchart LR\n  a[One --> b', ['5: "a[One" is no node']],
    ['flowchart LR\n  a[f(x)] --> b', ['5: "a[f(x)]" is no node']],
    ['flowchart LR\n  subgraph own\n  a --> b', ['4: 1 part is never ended']],
    ['sequenceDiagram\n  participant A\n  A->>B: asks', ['6: B is no participant']],
    ['sequenceDiagram\n  participant A\n  A->A', ['6: no message, participant or branch']],
  ])('%j', (code, problems) => {
    expect(mermaidProblems(fenced('mermaid', code))).toEqual(problems.map((problem) => `guide.md:${problem}`));
  });
});

it('names lines of a block', () => {
  expect(positionOf(fenced('sh', 'a\nb'), 1)).toBe('guide.md:5');
});
