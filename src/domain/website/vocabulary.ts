import type { Audience } from '#domain/content/solution';
import type { LayerName } from '#domain/layers';

/*
 * The vocabulary for reading a page's text. Each line is a term as buyers and the wizard's keywords write it, followed
 * by other spellings and synonyms on pages, French ones included. Whole words, lowercase, hyphens as spaces. A term that
 * ordinary sentences use otherwise ('brand identity', 'hosting a dinner') hints at a layer at most.
 */

/** Terms that identify a product's layer on their own. */
export const naming: Record<LayerName, readonly string[]> = {
  'AI & Automation': [
    'rpa, robotic process automation',
    'process automation, automatisation des processus',
    'workflow automation',
    'conversational ai, ia conversationnelle',
    'generative ai, genai, gen ai, ia générative',
    'agentic ai, ai agent, ai agents, agentic, agents ia, agentic process automation',
    'ai automation',
    'ai assistant, ai assistants, ai platform, copilot, copilots, chatgpt, assistant ia',
    'machine learning, apprentissage automatique',
    'large language model, large language models, llm, llms',
    'process mining, task mining',
    'document processing, document understanding',
    'virtual assistants',
  ],
  'Customer Experience': [
    'contact center, contact centre, contact centers, contact centres, centre de contact, centres de contact',
    'call center, call centre, call centers, call centres, centre d appels, centres d appels',
    'ccaas, contact center as a service',
    'customer experience, cx, expérience client',
    'omnichannel, omnicanal, omnicanale',
    'agent assist',
    'workforce engagement, workforce management, workforce optimization',
    'help desk, helpdesk',
  ],
  Communications: [
    'ucaas, unified communications as a service',
    'unified communications, communications unifiées',
    'cloud phone, cloud phones, cloud phone system, phone system, cloud pbx, hosted pbx, système téléphonique',
    'business phone, business phone system, business telephony',
    'cloud calling, cloud telephony, enterprise calling',
    'telephony, téléphonie',
    'voip, voice over ip',
    'sip trunking, sip trunks',
    'video meetings, video conferencing, videoconferencing, visioconférence',
    'team messaging',
    'collaboration suite, collaboration platform, office suite',
  ],
  Cybersecurity: [
    'cybersecurity, cyber security, cybersécurité',
    'zero trust',
    'mdr, managed detection, managed detection and response',
    'xdr, extended detection, extended detection and response',
    'edr, endpoint detection, endpoint protection, endpoint security',
    'siem',
    'security operations, security operations centre, security operations center',
    'firewall, firewalls, next generation firewall, pare feu',
    'identity management, identity provider, identity and access management, workforce identity, gestion des identités',
    'single sign on, sso',
    'mfa, multi factor authentication, multifactor authentication',
    'threat detection, threat hunting, threat intelligence, cyber threats, détection des menaces',
    'ransomware, rançongiciel',
    'phishing, hameçonnage',
    'email security',
    'vulnerability management',
  ],
  Infrastructure: [
    'cloud infrastructure, infrastructure infonuagique',
    'iaas, infrastructure as a service',
    'hosting services, web hosting, application hosting, cloud hosting, managed hosting, hébergement web',
    'cloud migration, migration to the cloud',
    'colocation, co location',
    'data center, data centre, data centers, data centres, centre de données, centres de données',
    'interconnection',
    'sd wan, sdwan',
    'sase, secure access service edge',
    'virtual machines, virtual machine, bare metal',
    'kubernetes, container platform, container services',
    'object storage, block storage, cloud storage',
    'disaster recovery, draas, reprise après sinistre',
    'desktop as a service, daas, virtual desktops',
    'private network, dedicated internet, network as a service',
    'cloud platform',
  ],
};

/** Terms that hint at a layer without naming it. */
export const hinting: Record<LayerName, readonly string[]> = {
  'AI & Automation': [
    'automation, automate, automates, automated, automatisation, automatiser',
    'workflow, workflows',
    'virtual agent, virtual agents, chatbot, chatbots, voicebot, agent virtuel',
    'orchestration',
    'artificial intelligence, intelligence artificielle',
    'bots, robots',
    'low code, no code',
  ],
  'Customer Experience': [
    'customer service, service client, service à la clientèle',
    'customers, clients',
    'customer engagement',
    'ticketing',
    'routing, queues, queue, routage',
    'self service, libre service',
    'ivr',
    'agents',
    'speech analytics, quality management, interaction analytics',
  ],
  Communications: [
    'voice, voix',
    'direct routing, operator connect',
    'messaging, messagerie',
    'meetings, réunions',
    'calling, calls, phone, phones, appels',
    'pbx',
    'collaboration, co authoring',
    'mobile app, softphone',
  ],
  Cybersecurity: [
    'security, sécurité',
    'encryption, chiffrement',
    'identity, identities',
    'threats, menaces',
    'vulnerabilities',
    'attacks, attackers, malware, breaches',
    'analysts',
    'incident response, incidents, detections',
    'sign in, access policies',
  ],
  Infrastructure: [
    'infrastructure',
    'cloud',
    'network, networks, networking, réseau',
    'storage, stockage',
    'backup, backups, sauvegarde, sauvegardes',
    'compute, servers, server, serveurs',
    'workloads',
    'hosting, hébergement',
    'containers',
    'databases, database',
  ],
};

/** Terms for other needs that a product in any layer may meet: priorities and answers are matched with them. */
export const general: readonly string[] = [
  'compliance, conformité',
  'audit trail, audit log, audit logs',
  'remote work, remote workers, remote teams, remote staff, télétravail',
  'hybrid work',
  'business continuity, continuité des activités',
  'data resilience, operational resilience, cyber resilience, résilience opérationnelle',
  'geographic redundancy, geo redundancy, geo redundant',
  'failover',
  'uptime',
  'microsoft teams, ms teams',
  'public cloud, nuage public',
  'private cloud, nuage privé',
  'hybrid cloud, nuage hybride',
  'on premises deployment, runs on premises, run on premises, installed on premises, or on premises, on premises or',
  'self hosted',
  'saas',
  'single platform, one platform',
  'vendor consolidation, tool consolidation',
  'managed service, managed services, service géré',
];

/** Names of organization sizes on pages. */
export const audienceWords: Record<Audience, readonly string[]> = {
  SMB: [
    'smb, smbs, sme, smes, small business, small businesses, small and medium, small to medium, small teams, small team',
    'startups, startup, small offices, small office, pme, petites entreprises, small organizations',
  ],
  'Mid-Market': [
    'mid market, midmarket, midsize, mid sized, mid size, midsized, medium sized, medium businesses, small to medium',
    'small and medium, growing businesses, growing companies, moyennes entreprises, pme',
  ],
  Enterprise: [
    'enterprise, enterprises, large organizations, large organisations, large companies, large businesses',
    'global organizations, multinational, multinationals, grandes entreprises, corporations',
  ],
};

/** Words other than an industry's own name that point to it; id of the industry → words. */
export const industryWords: Record<string, readonly string[]> = {
  'auto-finance': ['auto finance, auto lending, vehicle finance, auto loans'],
  'financial-services': ['financial services, banking, banks, bank, credit unions, credit union, services financiers'],
  government: ['government, public sector, municipalities, municipal, federal, secteur public, gouvernement'],
  healthcare: ['healthcare, health care, hospitals, hospital, clinics, patients, santé'],
  insurance: ['insurance, insurers, insurer, assurance, assurances'],
  mortgage: ['mortgage, mortgages, mortgage lending, hypothécaire'],
  telecom: ['telecom, telecommunications, carriers, télécommunications'],
  utilities: ['utilities, utility, energy, énergie'],
  'waste-management': ['waste management, waste, recycling, gestion des déchets'],
};

/** Words of headings that are not products and have none below them. */
export const elsewhere: ReadonlySet<string> = new Set(
  (
    'services|methodology|our process|how we work|lifecycle|approach|phases|phase|steps|step|case studies|case study|stories|story|' +
    'testimonials|testimonial|team|leadership|careers|career|blog|news|press|events|event|webinar|webinars|faq|faqs|' +
    'questions|resources|contact us|get in touch|privacy|legal|cookies|partners|awards|certifications|customers say|' +
    'advisory|consulting|consultation|workshop|workshops|assessment|roadmap|training|strategy|footer|navigation|' +
    'newsletter|subscribe|related|témoignages|équipe|carrières|nouvelles|ressources|foire aux questions|méthodologie|' +
    'étapes|études de cas|accompagnement|nous joindre'
  ).split('|'),
);

/** Headings of sections about the product above them. */
export const facets: ReadonlySet<string> = new Set(
  (
    'features|key features|benefits|key benefits|highlights|capabilities|key capabilities|overview|description|' +
    'who it is for|who it s for|who is it for|ideal for|best for|use cases|industries|industries served|' +
    'what you get|what s included|included|fonctionnalités|avantages|caractéristiques|pour qui|integrations'
  ).split('|'),
);

/** Headings that do not name a product. */
export const notNames: ReadonlySet<string> = new Set(
  (
    'home|products|product|solutions|all solutions|our solutions|our products|platform|outcomes|deliverables|pricing|' +
    'plans|support|documentation|about|contact|process|menu|search|login|log in|sign in|sign up|accueil|produits|tarifs|' +
    'à propos|introduction|summary|conclusion|table of contents|contents|share|follow us|comments|sitemap|security|' +
    'compliance|accessibility|trust|partners|customers|company|language|languages|next steps|more|compare'
  ).split('|'),
);

/** First words of headings that address the reader in a sentence. */
export const sentenceStarts: ReadonlySet<string> = new Set(
  (
    'why|how|what|who|when|where|our|your|you|we|about|get|start|book|request|download|learn|meet|join|see|talk|' +
    'discover|explore|find|choose|phase|step|trusted|ready|welcome|pourquoi|comment|notre|nos|votre|vos|découvrez|' +
    'warum|wie|unsere|por|cómo|nuestros|nuestras|is|are|do|does|can|will|should|let|don|stop|the|not|no|in|it'
  ).split('|'),
);

/** The values of an entry's labels on a page. */
export type Labels = {
  provider?: string;
  audience?: string;
  category?: string;
  industries?: string;
  keywords?: string;
};

/** The labels found on pages, and the field of each. */
export const labelOf: Record<string, keyof Labels> = {
  provider: 'provider',
  vendor: 'provider',
  supplier: 'provider',
  fournisseur: 'provider',
  for: 'audience',
  audience: 'audience',
  'target audience': 'audience',
  'best for': 'audience',
  'ideal for': 'audience',
  pour: 'audience',
  category: 'category',
  layer: 'category',
  catégorie: 'category',
  industries: 'industries',
  industry: 'industries',
  'used in': 'industries',
  secteurs: 'industries',
  keywords: 'keywords',
  tags: 'keywords',
};
