import { expect, test } from 'vitest'
import { LANGS } from '#kernel/i18n/messages.ts'
import type { Refs, SiteTemplate } from './site-template.ts'
import { TEMPLATE_NAMES } from './template-names.ts'
import { loadTemplate } from './templates/all.ts'
import { withoutPeople } from './without-people.ts'

const refs: Refs = { picture: () => 'p', gallery: () => 'g', page: () => 'x', group: () => 'y' }

/** Everything visitors read of a template, news apart: they are not installed for an owner. */
function said({ pages, pictures, galleries, shop }: SiteTemplate): string {
  const words = pages.flatMap((page) =>
    LANGS.map((lang) => {
      const { blocks, ...fields } = page.words[lang]
      return [fields, blocks(refs)]
    }),
  )
  return JSON.stringify([words, pictures.map(({ alt }) => alt), galleries, shop])
}

test.each(TEMPLATE_NAMES)(
  '%s names nobody invented once it is installed for an owner',
  async (name) => {
    const template = await loadTemplate(name)
    const own = said(withoutPeople(template))
    for (const { name: person } of template.people) expect(own).not.toContain(person)
    const { business, news } = template
    for (const person of business.owner.split(', ')) expect(own).not.toContain(person)
    for (const { author } of news) expect(own).not.toContain(author)
    expect(own).not.toContain(business.name)
    expect(own.length).toBeGreaterThan(5000)
  },
)

test.each(TEMPLATE_NAMES)('whoever signs a quote in %s is known to be invented', async (name) => {
  const template = await loadTemplate(name)
  const known = template.people.map((one) => one.name)
  const authors = [...said(template).matchAll(/"author":"([^"]+)"/g)].map(([, who = '']) => who)
  for (const author of authors) expect(known.some((one) => author.includes(one))).toBe(true)
})
