/* Written by the build and by `npm run dev` from src/content/wizards and consent-wordings.yaml: what the wizards may send. */
// prettier-ignore
export const knownAnswers: {
  detailQuestions: readonly string[];
  wizardTags: readonly string[];
  interestTags: readonly string[];
  organizationTypes: readonly string[];
  geographies: readonly string[];
  challengeAreas: readonly string[];
  consentVersions: readonly string[];
  steps: readonly string[];
} = {
  detailQuestions: ["agentCount","aiUsage","automationPriorities","channels","cloudPreference","currentSolution","phoneSystem","remoteSupport","securityTeam","securityTools","teamsIntegration","videoNeeds","videoPlatforms"],
  wizardTags: ["SMARTSTACK-NAVIGATOR","SMARTSTACK-NEEDS-ASSESSMENT"],
  interestTags: ["int_ccaas","int_cyber","int_destiny_ai","int_ucaas"],
  organizationTypes: ["Enterprise","Mid-Market","SMB","enterprise","government","mid-market","nonprofit","smb"],
  geographies: ["canada","global","north-america"],
  challengeAreas: ["ai-automation","ccaas","cloud","connectivity","cybersecurity","daas","draas","just-browsing","office365","ucaas"],
  consentVersions: ["2026-11-20","2026-11-22"],
  steps: ["navigator/begun","navigator/business-profile","navigator/challenge-area","navigator/detailed-questions","navigator/contact-info","navigator/smart-results","needs-assessment/begun","needs-assessment/business-profile","needs-assessment/challenge-area","needs-assessment/detailed-questions","needs-assessment/contact-info","needs-assessment/summary"],
};
