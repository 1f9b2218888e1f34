/** Equal cards once, with their number. */
export function counted(slugs: string[]): [slug: string, count: number][] {
  const counts = new Map<string, number>();
  for (const slug of slugs) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  return [...counts];
}
