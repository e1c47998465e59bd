import astro from 'eslint-plugin-astro';
import hooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Which room of src/ may import which others (README, "Map"). A room may always import itself. */
const rooms = {
  domain: [],
  api: ['domain'],
  stores: ['domain', 'api'],
  islands: ['stores', 'domain'],
  collections: ['documents', 'domain'],
  components: ['collections', 'domain'],
  layouts: ['components', 'islands', 'stores', 'collections', 'domain'],
  documents: ['domain'],
  pictures: ['documents', 'domain'],
  review: ['collections', 'domain'],
  trim: [],
  pages: ['layouts', 'components', 'islands', 'documents', 'pictures', 'collections', 'domain'],
};

/** Packages that a room must stay free of, so that it can be read and tested without them. */
const foreignPackages = {
  api: ['react*', 'astro*', 'astro:*', 'nanostores', '@nanostores/*', '@netlify/*', 'node:*'],
  stores: ['react*', 'astro*', 'astro:*', '@netlify/*', 'node:*'],
  islands: ['astro*', 'astro:*', '@netlify/*', 'node:*'],
};

const direction = Object.entries(rooms).map(([room, may]) => {
  const never = [...Object.keys(rooms), 'netlify', 'tests'].filter((other) => other !== room && !may.includes(other));
  return {
    files: [`src/${room}/**/*.{ts,tsx,astro}`],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: `^(#|(\\.\\./)+(src/)?)(${never.join('|')})(/|$)`,
              message: `${room} may import only ${[...may, 'itself'].join(', ')} (README, "Map").`,
            },
            ...(room === 'domain'
              ? [{ regex: '^(?!#domain/|zod$)', message: 'domain imports zod and itself only (README, "Map").' }]
              : []),
            ...(foreignPackages[room]
              ? [{ group: foreignPackages[room], message: `${room} stays free of this package (README, "Map").` }]
              : []),
          ],
        },
      ],
    },
  };
});

const noHtmlSinks = [
  'error',
  { selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']", message: 'No HTML sinks: print text.' },
  { selector: 'AssignmentExpression[left.property.name=/^(innerHTML|outerHTML)$/]', message: 'No HTML sinks.' },
];

export default defineConfig(
  globalIgnores(['dist', '.astro', '.data', '.netlify', 'reports']),
  tseslint.configs.recommended,
  astro.configs.recommended,
  { ...hooks.configs.flat['recommended-latest'], files: ['src/islands/**/*.tsx'] },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      // A type import that leaves a side effect behind would carry a schema library into the browser.
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    },
  },
  { rules: { 'astro/no-set-html-directive': 'error', 'no-restricted-syntax': noHtmlSinks } },
  ...direction,
  {
    files: ['netlify/**/*.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(#|(\\.\\./)+src/)(api|stores|islands|components|layouts|pages|tests)(/|$)',
              message: 'netlify may import only domain and itself (README, "Map").',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src/domain/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', 'window', 'document', 'fetch', 'process', 'localStorage', 'sessionStorage'],
    },
  },
);
