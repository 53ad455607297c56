import type { Lang } from '#kernel/i18n/messages.ts'
import { block, heading, section, titled } from '../compose.ts'
import type { ReadySection } from '../ready-section.ts'
import { servicesDe } from './messages.de.ts'
import { servicesEn } from './messages.en.ts'

const words = { de: servicesDe, en: servicesEn }

export function serviceSections(lang: Lang): ReadySection[] {
  const { cards, list, tabs } = words[lang]
  const group = 'services'
  return [
    {
      name: 'services-cards',
      group,
      title: cards.name,
      blocks: [
        section([
          heading(cards.title),
          block('cards', { items: Object.values(cards.items), columns: 3, look: 'framed' }),
        ]),
      ],
    },
    {
      name: 'services-list',
      group,
      title: list.name,
      blocks: [
        section([
          heading(list.title, { eyebrow: list.eyebrow }),
          block('cards', { items: Object.values(list.items), columns: 2, look: 'ruled' }),
        ]),
      ],
    },
    {
      name: 'services-tabs',
      group,
      title: tabs.name,
      blocks: [
        section([heading(tabs.title), block('tabs', { items: titled(Object.values(tabs.items)) })]),
      ],
    },
  ]
}

export function stepSections(lang: Lang): ReadySection[] {
  const { steps, path } = words[lang]
  return [
    {
      name: 'steps-three',
      group: 'steps',
      title: steps.name,
      blocks: [
        section(
          [
            heading(steps.title),
            block('cards', { items: Object.values(steps.items), columns: 3, look: 'plain' }),
          ],
          { tone: 'raised' },
        ),
      ],
    },
    {
      name: 'steps-four',
      group: 'steps',
      title: path.name,
      blocks: [
        section([
          heading(path.title, { eyebrow: path.eyebrow }),
          block('cards', { items: Object.values(path.items), columns: 4, look: 'ruled' }),
        ]),
      ],
    },
  ]
}
