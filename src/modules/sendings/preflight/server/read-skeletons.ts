import { type MailSkeleton, PATTERNS } from '#modules/newsletter/server/api.ts'

/** The mail as each kind of reader gets it. */
export function htmlOf({ drawn }: MailSkeleton): string[] {
  return PATTERNS.flatMap((pattern) => drawn[pattern]?.html ?? [])
}

/** Whether somebody whose name is not known would read no subject at all. */
export function hasEmptySubject(skeletons: readonly MailSkeleton[]): boolean {
  return skeletons.some(({ drawn }) =>
    PATTERNS.some((pattern) => drawn[pattern]?.subject.trim() === ''),
  )
}

/** Who sees no pictures gets nothing in their place. */
export function picturesWithoutWords(html: string): string[] {
  const images = html.split('<img ').slice(1)
  const tags = images.map((rest) => rest.slice(0, rest.indexOf('>')))
  return tags
    .filter((tag) => valueIn(tag, 'alt') === '')
    .map((tag) => valueIn(tag, 'src').split('/').at(-1) ?? '')
}

/** Of a tag as React writes it: every value in quotes, none with a quote inside. */
function valueIn(tag: string, name: string): string {
  return tag.split(`${name}="`)[1]?.split('"')[0] ?? ''
}
