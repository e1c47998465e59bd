import astro from 'eslint-plugin-astro';
import hooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Which room of src/ may import which others (docs/architecture.md, "Rooms"). A room may always import itself. */
const rooms = {
  domain: [],
  drawings: ['domain'],
  browser: ['domain'],
  stores: ['domain', 'browser'],
  islands: ['stores', 'components', 'drawings', 'domain'],
  files: ['drawings', 'domain'],
  'content-checks': ['domain'],
  queries: ['content-checks', 'domain'],
  components: ['queries', 'drawings', 'domain'],
  layouts: ['components', 'islands', 'stores', 'queries', 'drawings', 'domain'],
  early: ['directives'],
  directives: [],
  review: ['queries', 'content-checks', 'domain'],
  admin: ['content-checks', 'domain'],
  pages: ['layouts', 'components', 'islands', 'stores', 'files', 'queries', 'drawings', 'domain'],
};

/** Which room of netlify/ may import which others (docs/architecture.md, "Rooms"); a room that ends in '.ts' is a file. */
const netlifyRooms = {
  'environment.ts': [],
  http: [],
  storage: [],
  'settings.ts': ['http'],
  'firecrawl.ts': ['settings.ts', 'http'],
  highlevel: ['settings.ts', 'http'],
  leads: ['highlevel', 'storage', 'settings.ts', 'http'],
  functions: ['leads', 'firecrawl.ts', 'settings.ts', 'http'],
  build: ['http'],
  doubles: ['http'],
  cli: ['leads', 'storage', 'http', 'settings.ts', 'environment.ts'],
  serve: ['functions', 'doubles', 'build', 'http', 'environment.ts'],
};

/** Packages that a room must stay free of, so that it can be read and tested without them. */
const foreignPackages = {
  browser: ['react*', 'astro*', 'astro:*', 'nanostores', '@nanostores/*', '@netlify/*', 'node:*'],
  stores: ['react*', 'astro*', 'astro:*', '@netlify/*', 'node:*'],
  // Of components, islands use the pieces in React; an .astro file exists in the build only.
  islands: ['astro*', 'astro:*', '@netlify/*', 'node:*', '**/*.astro'],
};

/** The pieces of src/components/ that islands use too: they reach the browser, and content does not. */
const sharedPieces = { files: ['src/components/**/*.tsx'], room: 'components', may: ['drawings', 'domain'] };

const direction = [
  ...Object.entries(rooms).map(([room, may]) => ({ files: [`src/${room}/**/*.{ts,tsx,astro}`], room, may })),
  sharedPieces,
].map(({ files, room, may }) => {
  const never = [...Object.keys(rooms), 'netlify', 'tests'].filter((other) => other !== room && !may.includes(other));
  return {
    files,
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: `^(#|(\\.\\./)+(src/)?)(${never.join('|')})(/|$)`,
              message: `${room} may import only ${[...may, 'itself'].join(', ')} (docs/architecture.md, "Rooms").`,
            },
            ...(room === 'domain'
              ? [
                  // schema-dts is the vocabulary of schema.org as types; nothing of it runs.
                  {
                    regex: '^(?!#domain/|zod$|schema-dts$)',
                    message: 'domain imports zod and itself only (docs/architecture.md, "Rooms").',
                  },
                ]
              : []),
            ...(foreignPackages[room]
              ? [
                  {
                    group: foreignPackages[room],
                    message: `${room} stays free of this package (docs/architecture.md, "Rooms").`,
                  },
                ]
              : []),
          ],
        },
      ],
    },
  };
});

const netlifyDirection = Object.entries(netlifyRooms).map(([room, may]) => {
  const isFile = room.endsWith('.ts');
  const never = Object.keys(netlifyRooms).filter((other) => other !== room && !may.includes(other));
  const names = (list) => list.map((name) => name.replace(/\.ts$/, '')).join('|');
  const outside = names([...Object.keys(rooms).filter((other) => other !== 'domain'), 'tests']);
  const allowed = [...may.map((name) => name.replace(/\.ts$/, '')), ...(isFile ? [] : ['itself']), 'domain'];
  const message = `netlify/${room} may import only ${allowed.join(', ')} (docs/architecture.md, "Rooms").`;
  return {
    files: [isFile ? `netlify/${room}` : `netlify/${room}/**/*.ts`],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: `^(#|(\\.\\./)+(src/)?)(${outside})(/|$)`, message },
            { regex: `^(#netlify/|${isFile ? '\\./' : '(\\.\\./)+'})(${names(never)})(/|\\.ts$|$)`, message },
            // Of http, leads take the guard of outgoing calls and the limit of an address: they know nothing of requests.
            ...(room === 'leads'
              ? [{ regex: '^(#netlify/|(\\.\\./)+)http/(?!(?:outbound|fetch-text|rate-limit)(\\.ts)?$)', message }]
              : []),
          ],
        },
      ],
    },
  };
});

const markup = 'No HTML sinks: what a visitor, a page or a service wrote is printed as text.';
const sinkProperties = '/^(innerHTML|outerHTML|srcdoc|srcDoc)$/';
const sinkCalls = '/^(insertAdjacentHTML|createContextualFragment|setHTMLUnsafe|parseHTMLUnsafe|parseFromString)$/';

/** Everything that turns a text into markup or into a program. Pages enforce it too, with Trusted Types. */
const noHtmlSinks = [
  `JSXAttribute[name.name=/^(dangerouslySetInnerHTML|srcDoc|srcdoc|innerHTML)$/]`,
  `Property[key.name='dangerouslySetInnerHTML']`,
  `Property[key.value='dangerouslySetInnerHTML']`,
  `AssignmentExpression[left.property.name=${sinkProperties}]`,
  `AssignmentExpression[left.property.value=${sinkProperties}]`,
  `CallExpression[callee.property.name=${sinkCalls}]`,
  'CallExpression[callee.property.name=/^write(ln)?$/][callee.object.name=/^doc(ument)?$/]',
  "CallExpression[callee.property.name=/^write(ln)?$/][callee.object.property.name='document']",
  `CallExpression[callee.property.value=${sinkCalls}]`,
  `CallExpression[callee.property.name='setAttribute'][arguments.0.value=/^(on|srcdoc$)/i]`,
  "CallExpression[callee.property.name='eval']",
  'CallExpression[callee.name=/^set(Timeout|Interval)$/][arguments.0.type=/^(Template)?Literal$/]',
].map((selector) => ({ selector, message: markup }));

const bodies =
  'A function reads a body with readJsonPost (netlify/http/request.ts), and what it returns with a schema.';
const bodyReaders = '/^(body|json|text|formData|arrayBuffer|blob|bytes|clone)$/';

/** A request's body is read in one place, which limits its size and its kind and returns what has no type yet. */
const noUncheckedBodies = [
  `MemberExpression[object.name=/^req(uest)?$/][property.name=${bodyReaders}]`,
  `MemberExpression[object.name=/^req(uest)?$/][property.value=${bodyReaders}]`,
  `VariableDeclarator[init.name=/^req(uest)?$/] > ObjectPattern > Property[key.name=${bodyReaders}]`,
  `CallExpression[callee.property.name='parse'][callee.object.name='JSON']`,
  `TSAsExpression[expression.property.name='body'][typeAnnotation.type!='TSUnknownKeyword']`,
].map((selector) => ({ selector, message: bodies }));

const inWordsFile =
  'What visitors read stands in src/content, or in the words.ts of this folder or one above it (docs/architecture.md, "Words").';

/** Attributes and properties whose value is read or spoken. Components of the site name theirs like those of HTML. */
const spoken =
  '/^(aria-label|aria-description|aria-roledescription|alt|caption|description|heading|label|lede|note|placeholder|text|title)$/';
const printed = [
  'JSXElement > JSXExpressionContainer',
  'JSXFragment > JSXExpressionContainer',
  `JSXAttribute[name.name=${spoken}]`,
  `JSXAttribute[name.name=${spoken}] > JSXExpressionContainer`,
];
const chosen = ':matches(ConditionalExpression, LogicalExpression)';

/** Words in markup: as text, in an expression that is printed, as a spoken attribute or what becomes one. */
const noWordsInMarkup = [
  'JSXText[value=/[A-Za-z]/]',
  ...printed
    .flatMap((place) => [place, `${place} > ${chosen}`])
    .flatMap((place) => [
      `${place} > Literal[value=/[A-Za-z]/]`,
      `${place} > TemplateLiteral > TemplateElement[value.raw=/[A-Za-z]/]`,
    ]),
  `Property[key.name=${spoken}] > Literal[value=/^[A-Z]| /]`,
  `AssignmentPattern[left.name=${spoken}] > Literal[value=/^[A-Z]| /]`,
].map((selector) => ({ selector, message: inWordsFile }));

/** What an error says to a developer, and names of properties and types: nobody reads them on a page. */
const unread = ':not(ThrowStatement *):not(TSLiteralType *):not(Property > .key)';

/** Words between quotation marks: two of them, one alone with a capital, or one that is put together with something else. */
const noWordsInRules = [
  `Literal[value=/[a-z][.,;:]? [a-z]/i]${unread}`,
  // Codes of the specification, and what an answer is called that was not given.
  `Literal[value=/^(?!(Unknown|Enterprise)$)[A-Z][a-z]+[.:!?]?$/]${unread}`,
  `TemplateElement[value.raw=/[a-z]{2}[.,;:!?)]* | [(“]?[a-z]{2}/i]${unread}`,
].map((selector) => ({ selector, message: inWordsFile }));

/** Rules without words for visitors and staff, or whose words are no prose. Stores take theirs from the rules. */
const withoutWords = [
  '**/words.ts',
  // Descriptions of fields and messages about errors, for editors.
  'src/domain/content/**',
  // A field's words beside what becomes of it: one place to add a field.
  'src/domain/lead/contact-fields.ts',
  // Made from content.
  'src/domain/from-content.ts',
  // Names of layers are values of content; terms are what the pages of others say.
  'src/domain/layers.ts',
  'src/domain/recommendation/everyday-words.ts',
  'src/domain/text/denial.ts',
  'src/domain/website/vocabulary.ts',
  // Formats for programs.
  'src/domain/seo/{atom,calendar,feed,robots,security-text,structured-data}.ts',
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
      // Taken out of an object so that the rest goes on without it.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
    },
  },
  {
    // A new kind of something is missing from a switch over all kinds: the rule reads types.
    files: ['src/**/*.{ts,tsx}', 'netlify/**/*.ts'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        // Of codes of a package, one case stands for all that have no sentence.
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    rules: {
      'astro/no-set-html-directive': 'error',
      'no-restricted-syntax': ['error', ...noHtmlSinks],
      'no-eval': 'error',
      'no-new-func': 'error',
      'no-script-url': 'error',
    },
  },
  {
    // A pattern whose time grows faster than its text: one long line holds up a function, a browser or a build.
    files: ['src/**/*.{ts,tsx,astro}', 'netlify/**/*.{ts,mjs}'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': 'error',
      'regexp/no-dupe-disjunctions': 'error',
    },
  },
  {
    files: ['netlify/functions/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...noHtmlSinks, ...noUncheckedBodies] },
  },
  // Tests build pages, and what they type into them is often meant to be script.
  { files: ['tests/**/*.ts'], rules: { 'no-script-url': 'off', 'no-restricted-syntax': 'off' } },
  {
    // The pages of src/review are for editors, in development only.
    files: ['src/**/*.{tsx,astro}'],
    ignores: ['src/review/**'],
    rules: { 'no-restricted-syntax': ['error', ...noHtmlSinks, ...noWordsInMarkup] },
  },
  {
    files: ['src/{domain,stores}/**/*.ts'],
    ignores: withoutWords,
    rules: { 'no-restricted-syntax': ['error', ...noHtmlSinks, ...noWordsInRules] },
  },
  ...direction,
  ...netlifyDirection,
  {
    // What browsers run: its first use of Intl takes a slow phone 85 ms. domain/text does without it.
    files: ['src/{browser,directives,domain,early,islands,stores}/**/*.{ts,tsx}', 'src/components/**/*.tsx'],
    rules: {
      'no-restricted-globals': ['error', 'Intl'],
      'no-restricted-properties': [
        'error',
        ...['localeCompare', 'toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'].map((property) => ({
          property,
        })),
      ],
    },
  },
  {
    files: ['src/domain/**/*.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['Intl', 'window', 'document', 'fetch', 'process', 'localStorage', 'sessionStorage'],
      ],
    },
  },
);
