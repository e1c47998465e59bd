/** Returns a name as an address code: 'AI & Automation' is `ai-automation`. */
export function addressCode(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
