/** Returns a name as addresses write it: 'AI & Automation' is `ai-automation`. */
export function addressCode(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
