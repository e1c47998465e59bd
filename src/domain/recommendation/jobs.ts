/**
 * The jobs that solutions do. Solutions of one job are rivals; those of different jobs complement each other. A solution
 * has one job. Its words stand in `jobWords`.
 */
export const jobNames = [
  'contact-center',
  'conversational-ai',
  'agent-assist',
  'staff-assistant',
  'process-automation',
  'telephony',
  'collaboration',
  'firewall',
  'managed-detection',
  'siem',
  'identity',
  'passwords',
  'email-security',
  'security-service-edge',
  'infrastructure-cloud',
  'private-cloud',
  'colocation',
  'network',
  'satellite',
  'backup',
  'desktop',
  'productivity',
] as const;

export type Job = (typeof jobNames)[number];
