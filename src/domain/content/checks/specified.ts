import { type Content, ids } from '#domain/content/checks/content';
import { type Changed, oldestFirst } from '#domain/content/checks/repeats';
import type { ContentError } from '#domain/content/error';
import { ecosystemGroups } from '#domain/content/provider';
import { wizardTags } from '#domain/crm/wizard-tags';
import { layerNames } from '#domain/layers';
import type { RuleOfThumb } from '#domain/roi/estimate';

/** The minimum set of industries with a page. Specification §2, header. */
export const specifiedIndustries: readonly string[] = [
  'auto-finance',
  'financial-services',
  'government',
  'healthcare',
  'insurance',
  'mortgage',
  'telecom',
  'utilities',
  'waste-management',
];

/** The number of providers in each place. Specification §2, home page and provider page; §3, Provider. */
const specifiedProviders = {
  directory: 34,
  homeChips: 16,
  homePreview: 19,
  ecosystem: { least: 9, most: 11 },
} as const;

const priorities = [
  'Improve customer service and response time',
  'Reduce IT complexity and vendor overload',
  'Automate repetitive processes',
  'Strengthen cybersecurity and compliance',
  'Support remote work and hybrid teams',
  'Modernize communications',
  'Ensure business continuity and data resilience',
  'Migrate to cloud or upgrade infrastructure',
];

/** The minimum set of answers in each wizard: rules and the CRM depend on them. Specification §3 and §4. */
const specifiedAnswers: Record<string, Record<string, readonly string[]>> = {
  navigator: {
    organizationType: ['SMB', 'Mid-Market', 'Enterprise'],
    geography: ['canada', 'north-america', 'global'],
    priorities,
    challengeArea: ['ccaas', 'ucaas', 'cybersecurity', 'ai-automation', 'cloud', 'just-browsing'],
    teamsIntegration: ['yes', 'no', 'not-sure'],
    cloudPreference: ['public-cloud', 'private', 'hybrid', 'not-sure'],
  },
  'needs-assessment': {
    organizationType: ['smb', 'mid-market', 'enterprise', 'government', 'nonprofit'],
    geography: ['canada', 'north-america', 'global'],
    priorities,
    challengeArea: ['ccaas', 'ucaas', 'cybersecurity', 'connectivity', 'daas', 'office365', 'draas', 'ai-automation'],
    currentSolution: ['on-prem', 'cloud', 'none'],
    channels: ['Voice', 'SMS/Text', 'Chat', 'Email', 'Video', 'Social Media'],
    agentCount: ['1-9', '10-49', '50-99', '100+'],
    phoneSystem: ['analog', 'ip pbx', 'cloud uc', 'none'],
    videoPlatforms: ['zoom', 'teams', 'webex', 'google-meet', 'gotomeeting', 'other', 'none'],
    remoteSupport: ['yes', 'no'],
    securityTeam: ['internal', 'external', 'none'],
    aiUsage: ['yes', 'no'],
  },
};

/** The rule of thumb of the ROI calculator, in percent. Specification §9, ROI formula. */
const specifiedRoi: RuleOfThumb = { savingsShare: 20, efficiencyGain: 25 };

/** Questions whose answers the code reads: an editor can reword them but not add any. */
const closedQuestions = ['organizationType', 'geography'];

/** Returns errors where the content as a whole falls short of the specification. More than the minimum is fine. */
export function specifiedErrors(content: Content, changed: Changed): ContentError[] {
  return [
    ...industryErrors(content),
    ...directoryErrors(content),
    ...homeErrors(content, changed),
    ...answerErrors(content),
    ...tagErrors(content),
    ...roiErrors(content),
  ];
}

function answerErrors({ wizards }: Content): ContentError[] {
  return Object.entries(specifiedAnswers).flatMap(([id, asked]) => {
    const wizard = wizards.find((entry) => entry.id === id);
    const file = `src/content/wizards/${id}.yaml`;
    if (!wizard) return [{ file, what: 'is missing, and a page shows this wizard', fix: 'Put it back.' }];
    return Object.entries(asked).flatMap(([name, values]): ContentError[] => {
      const at = wizard.data.questions.findIndex((question) => question.id === name);
      const question = wizard.data.questions[at];
      if (!question)
        return [
          {
            file,
            field: ['questions'],
            what: `the question '${name}' is gone, and the specification asks it`,
            fix: 'Put it back. Its words may change, its id may not.',
          },
        ];
      const offered = question.options.map(({ value }) => value);
      return [
        ...values
          .filter((value) => !offered.includes(value))
          .map((value) => ({
            file,
            field: ['questions', at, 'options'],
            what: `the answer '${value}' is gone, and leads carry it`,
            fix: 'Put the value back. Change its label instead.',
          })),
        ...(closedQuestions.includes(name) ? offered : [])
          .filter((value) => !values.includes(value))
          .map((value) => ({
            file,
            field: ['questions', at, 'options', offered.indexOf(value)],
            what: `the rules know no '${value}' as an answer to '${name}'`,
            fix: `They know ${values.join(', ')}; a developer can add another.`,
          })),
      ];
    });
  });
}

function tagErrors({ wizards }: Content): ContentError[] {
  return Object.entries(wizardTags).flatMap(([id, tag]) =>
    wizards
      .filter((wizard) => wizard.id === id && wizard.data.crmTag !== tag)
      .map(({ file, data }) => ({
        file,
        field: ['crmTag'],
        what: `is '${data.crmTag}', and the CRM knows the leads of this wizard by '${tag}'`,
        fix: 'Put it back. Where another has been agreed, change `wizardTags` in src/domain/crm/wizard-tags.ts as well.',
      })),
  );
}

function roiErrors({ roi }: Content): ContentError[] {
  return roi.flatMap(({ file, data }) =>
    (['savingsShare', 'efficiencyGain'] as const)
      .filter((field) => data[field] !== (data.agreed?.[field] ?? specifiedRoi[field]))
      .map((field) => ({
        file,
        field: [field],
        what: `is ${data[field]}, and ${data.agreed?.[field] === undefined ? `the specification asks for ${specifiedRoi[field]}` : `${data.agreed[field]} is agreed below`}`,
        fix: `Put that back. Where ${data[field]} has been agreed, note it in this file, on a line of its own: agreed: { ${field}: ${data[field]}, with: 'who agreed', date: 'the day, like 2026-03-31' }`,
      })),
  );
}

function industryErrors({ industries }: Content): ContentError[] {
  const there = ids(industries);
  return specifiedIndustries
    .filter((id) => !there.includes(id))
    .map((id) => ({
      file: `src/content/industries/${id}.mdx`,
      what: 'is missing, and the specification asks for this industry',
      fix: 'Put it back. Others are welcome beside it.',
    }));
}

function directoryErrors({ providers }: Content): ContentError[] {
  const listed = providers.filter(({ data }) => data.directory);
  const { directory } = specifiedProviders;
  return [
    ...(listed.length < directory
      ? [
          {
            file: 'src/content/providers',
            field: ['directory'],
            what: `${listed.length} providers are listed, and the specification asks for ${directory} at least`,
            fix: 'Give directory: true to another provider.',
          },
        ]
      : []),
    ...layerNames
      .filter((layer) => !listed.some(({ data }) => data.category === layer))
      .map((layer) => ({
        file: 'src/content/providers',
        field: ['category'],
        what: `no provider of the directory is in '${layer}'`,
        fix: 'List one: the specification asks for all five categories.',
      })),
    ...listed.flatMap(({ file, data: { specialties = [], industries = [] } }) => [
      ...(specialties.length < 2 || specialties.length > 4
        ? [
            {
              file,
              field: ['specialties'],
              what: `has ${specialties.length} entries, and a provider of the directory has two to four`,
              fix: 'Add what it is known for, or take an entry out.',
            },
          ]
        : []),
      ...(industries.length < 1 || industries.length > 5
        ? [
            {
              file,
              field: ['industries'],
              what: `has ${industries.length} entries, and a provider of the directory has one to five`,
              fix: 'Name the industries it mainly works in.',
            },
          ]
        : []),
    ]),
  ];
}

function homeErrors({ providers }: Content, changed: Changed): ContentError[] {
  const { homeChips, homePreview, ecosystem } = specifiedProviders;
  const withField = (field: 'homeChip' | 'homePreview') => providers.filter(({ data }) => data[field]);
  return [
    ...exactly('homeChip', withField('homeChip'), homeChips, changed),
    ...exactly('homePreview', withField('homePreview'), homePreview, changed),
    ...providers
      .filter(({ data: { homeChip, name, shortName } }) => homeChip && (shortName ?? name).length > 20)
      .map(({ file }) => ({
        file,
        field: ['shortName'],
        what: 'the name on the home page has more than 20 characters',
        fix: 'Give a shortName, or take homeChip: true out.',
      })),
    ...ecosystemGroups.flatMap((group): ContentError[] => {
      const inGroup = providers.filter(({ data }) => data.ecosystem === group);
      const { length } = inGroup;
      return length < ecosystem.least || length > ecosystem.most
        ? [
            {
              file: (length > ecosystem.most && oldestFirst(inGroup, changed).at(-1)?.file) || 'src/content/providers',
              field: ['ecosystem'],
              what: `${length} providers are in '${group}', and a group of the home page holds ${ecosystem.least} to ${ecosystem.most}`,
              fix: 'Move one to another group, or leave the field out of it.',
            },
          ]
        : [];
    }),
  ];
}

function exactly(
  field: string,
  entries: readonly { file: string }[],
  wanted: number,
  changed: Changed,
): ContentError[] {
  const { length: count } = entries;
  return count === wanted
    ? []
    : [
        {
          file: (count > wanted && oldestFirst(entries, changed).at(-1)?.file) || 'src/content/providers',
          field: [field],
          what: `${count} providers have it, and the home page has ${wanted} places`,
          fix: count < wanted ? 'Give it to another provider.' : 'Take it out here, or out of another provider.',
        },
      ];
}
