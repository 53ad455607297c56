import { type Lang, translator } from '#kernel/i18n/messages.ts'
import type { Block } from '#kernel/site/block/block.ts'
import type { PageViewName } from '#modules/pages/contract-values.ts'
import { readySections, sectionMessages } from './ready-sections.ts'

/** A whole page to begin with. */
type PageTemplate = {
  name: string
  title: string
  /** What it is for, in one sentence. */
  hint: string
  view: PageViewName
  sections: readonly string[]
  blocks: Block[]
}

const TEMPLATES = {
  home: {
    view: 'wide',
    sections: [
      'opening-above',
      'services-cards',
      'picture-right',
      'voices-three',
      'news-two',
      'contact-wide',
    ],
  },
  about: {
    view: 'standard',
    sections: ['opening-beside', 'about-story', 'about-values', 'team-cards', 'figures-three'],
  },
  services: {
    view: 'standard',
    sections: ['opening-plain', 'services-list', 'steps-three', 'voice-one', 'call-quiet'],
  },
  contact: { view: 'standard', sections: ['opening-plain', 'contact-plain', 'hours-way'] },
  prices: {
    view: 'standard',
    sections: ['opening-plain', 'prices-packages', 'prices-table', 'questions-beside'],
  },
  questions: { view: 'standard', sections: ['opening-plain', 'questions', 'call-quiet'] },
  gallery: { view: 'wide', sections: ['opening-over', 'gallery', 'voice-one', 'call-accent'] },
  landing: {
    view: 'landing',
    sections: ['opening-over', 'figures-three', 'services-tabs', 'voices-three', 'call-accent'],
  },
} as const satisfies Record<string, { view: PageViewName; sections: readonly string[] }>

/** Pages made of ready-made sections, each with one main heading. */
export function pageTemplates(lang: Lang): PageTemplate[] {
  const t = translator(sectionMessages, lang)
  const known = new Map(readySections(lang).map((one) => [one.name, one.blocks]))
  return templateNames().map((name) => {
    const { view, sections } = TEMPLATES[name]
    const blocks = sections.flatMap((section) => known.get(section) ?? [])
    const words = { title: t(`templates.${name}.title`), hint: t(`templates.${name}.hint`) }
    return { name, ...words, view, sections, blocks }
  })
}

type TemplateName = keyof typeof TEMPLATES

function templateNames(): TemplateName[] {
  return Object.keys(TEMPLATES).filter((name): name is TemplateName =>
    Object.hasOwn(TEMPLATES, name),
  )
}
