import type { Refs, SiteTemplate } from '../site-template.ts'

/** Ids as the laying gives them, and which of them were asked for in vain. */
export function refsFor({ pictures, galleries, pages, shop }: SiteTemplate) {
  const missing: string[] = []
  const idOf = (kind: number, names: readonly string[]) => (name: string) => {
    const at = names.indexOf(name)
    if (at < 0) missing.push(name)
    return `019a0000-0000-7000-8000-${kind}${String(at + 1).padStart(11, '0')}`
  }
  const refs: Refs = {
    picture: idOf(
      1,
      pictures.map(({ name }) => name),
    ),
    gallery: idOf(
      2,
      galleries.map(({ key }) => key),
    ),
    page: idOf(
      3,
      pages.map(({ key }) => key),
    ),
    group: idOf(
      4,
      shop.groups.map(({ key }) => key),
    ),
  }
  return { refs, missing }
}
