/* The editing screen's names for the collections of content, and other words that the schemas lack. */

export type CollectionWords = {
  /** Its name in the list of collections. */
  label: string;
  /** The name of a single entry. */
  singular: string;
  /** An icon name of https://fonts.google.com/icons; the glyphs come with the screen. */
  icon: string;
  /** A sentence below the name. */
  description: string;
  /** The file endings in use, where the collection allows more. */
  endings?: readonly string[];
  /** The name and the sentence of its files with another ending, where there are some: why they are listed apart. */
  more?: { label: string; description: string };
};

/** Every edited collection, in the order of the list. A test names a collection that has no words here. */
export const collectionWords: Readonly<Record<string, CollectionWords>> = {
  pages: {
    label: 'Pages',
    singular: 'Page',
    icon: 'description',
    description: 'Title, heading and first paragraph of each page, and the text of those that have one.',
    more: {
      label: 'Pages with parts',
      description:
        'Pages as above, whose text has inserted parts, such as the table of what is sent: parts. A list of their own, because they are files of another kind (.mdx) and the screen edits one kind in a list.',
    },
  },
  sections: {
    label: 'Sections of pages',
    singular: 'Section',
    icon: 'view_agenda',
    description: 'The sections below the heads of pages, in a folder named after the page.',
  },
  insights: {
    label: 'Insights',
    singular: 'Article',
    icon: 'newspaper',
    description: 'Articles, with their author, date and sources.',
  },
  industries: {
    label: 'Industries',
    singular: 'Industry',
    icon: 'domain',
    description: 'One page each; the file name is its address.',
    endings: ['mdx'],
  },
  solutions: {
    label: 'Solutions',
    singular: 'Solution',
    icon: 'widgets',
    description: 'The products that the Navigator recommends.',
  },
  facts: {
    label: 'Facts',
    singular: 'Facts of a solution',
    icon: 'fact_check',
    description: 'What a vendor’s own pages say of a solution; the file name is that of the solution.',
  },
  criteria: {
    label: 'Criteria',
    singular: 'Criterion',
    icon: 'rule',
    description: 'What a buyer should verify with a vendor.',
  },
  needs: { label: 'Needs', singular: 'Need', icon: 'flag', description: 'What an answer asks of a solution.' },
  rules: {
    label: 'Rules',
    singular: 'Rule',
    icon: 'gavel',
    description: 'The laws, regulations and guidelines that bind industries.',
  },
  providers: {
    label: 'Providers',
    singular: 'Provider',
    icon: 'store',
    description: 'The companies of the directory and of the home page.',
  },
  services: { label: 'Services', singular: 'Service', icon: 'handshake', description: 'What the agency does.' },
  phases: { label: 'Phases', singular: 'Phase', icon: 'timeline', description: 'The advisory lifecycle.' },
  caseStudies: { label: 'Case studies', singular: 'Case study', icon: 'work', description: 'One client each.' },
  advisors: { label: 'Advisors', singular: 'Advisor', icon: 'groups', description: 'The senior advisors.' },
  faqs: { label: 'Questions', singular: 'Question', icon: 'help', description: 'Questions of a page, with answers.' },
  documents: {
    label: 'Documents',
    singular: 'Document',
    icon: 'picture_as_pdf',
    description: 'The PDFs to download; the text is Markdown.',
  },
  wizards: {
    label: 'Wizards',
    singular: 'Wizard',
    icon: 'conversion_path',
    description: 'Steps, questions and answers of the Navigator and the needs assessment.',
  },
  requirementAreas: {
    label: 'Requirement areas',
    singular: 'Requirement area',
    icon: 'checklist',
    description: 'What one challenge area adds to the requirements document; the file name is that of the answer.',
  },
  requirements: {
    label: 'Requirements document',
    singular: 'Requirements document',
    icon: 'article',
    description: 'The words that the requirements document of every area shares.',
  },
  roi: {
    label: 'ROI calculator',
    singular: 'Figures',
    icon: 'calculate',
    description: 'The shares that its estimate is worked out by, its example, and what its detailed model starts from.',
  },
  menu: { label: 'Menu and footer', singular: 'Menu', icon: 'menu', description: 'The links of header and footer.' },
  site: { label: 'The agency', singular: 'The agency', icon: 'badge', description: 'Name, addresses, badges, claims.' },
};

/** The collections that are not edited by hand, with the reason. */
export const notEdited: Readonly<Record<string, string>> = {
  accessibilityRecord: 'npm run a11y:record writes it.',
};

/**
 * The fields with the name of an entry in another collection: by collection, the path of the field → the collection it
 * names.
 */
export const references: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  documents: { 'about.industry': 'industries' },
  facts: { 'entries.key': 'criteria' },
  industries: { 'compliance.rules': 'rules' },
  insights: {
    author: 'advisors',
    industries: 'industries',
    solutions: 'solutions',
    rules: 'rules',
    'facts.solution': 'facts',
    'facts.criterion': 'criteria',
  },
  needs: { criterion: 'criteria' },
  providers: { industries: 'industries' },
  rules: { 'binds.industry': 'industries', 'raises.criterion': 'criteria' },
  sections: { 'sample.industry': 'industries' },
  solutions: { provider: 'providers', industries: 'industries', 'needs.key': 'needs' },
};

/** The fields that are plain texts although their hint mentions a file name, with the reason. */
export const namesByHand: Readonly<Record<string, string>> = {
  'items.claim': 'Claims stand in the file of the agency, not in files of their own.',
  'callToAction.document': 'A document that nobody has written is made from the page.',
  'actions.document': 'A document that nobody has written is made from the page.',
};

/** What fields are called on the screen where their own name says too little: by the field's name. */
export const fieldLabels: Readonly<Record<string, string>> = {
  lede: 'First paragraph',
  url: 'Web address',
  path: 'Address on this site',
  src: 'Picture',
  alt: 'What the picture shows',
  id: 'Internal name',
  is: 'Answer',
  as: 'Read as',
  with: 'Agreed with',
  key: 'Name',
  read: 'Read on',
  checkedLive: 'Checked on the live page',
  placeholder: 'Invented, to be replaced',
  claim: 'Figure, by its name in “The agency”',
  inSentence: 'In a sentence',
  callToAction: 'Button',
  actions: 'Buttons',
  emblem: 'Drawing',
  listed: 'Shown in lists',
  selfRun: 'Run by the buyer',
  says: 'What the page says',
  order: 'Place in the order',
  notConfirmed: 'Where it is not confirmed',
  homeChip: 'Chip on the home page',
  homePreview: 'In the preview on the home page',
  crmTag: 'Tag in the CRM',
  interestTag: 'Tag in the CRM for this answer',
  lead: 'Introduction',
  skippedWhen: 'Left out when',
  askedWhen: 'Asked only when',
  choose: 'How many may be chosen',
  atMost: 'At most so many',
  advances: 'Goes on by itself',
  countsAs: 'Counts as the answer',
  exclusive: 'Takes back the other answers',
  alsoKnownAs: 'Earlier and other names',
  drawnIn: 'Layer that it is drawn in',
  email: 'E-mail address',
  bookingUrl: 'Address of the booking calendar',
  bookingCalendar: 'Which booking calendar that is',
  openData: 'Terms of the open data',
  proposal: 'Still a proposal',
  claims: 'Figures about the agency',
  social: 'Social networks',
};

/** What a list shows of an entry besides its heading: the name of its file, which is that of its page. */
export const listedByFile: readonly string[] = ['pages', 'sections', 'faqs', 'insights'];

// Beside the form: the page of the development server

export const savedPage = (page: string) => `${page} as last saved; it follows each save.`;
export const noPage = 'No single page shows this, or nothing is saved yet.';
