import type { Lang } from '#kernel/i18n/messages.ts'
import { block, column, HALF, heading, prose, section } from '../compose.ts'
import type { ReadySection } from '../ready-section.ts'
import { aboutDe } from './messages.de.ts'
import { aboutEn } from './messages.en.ts'

const words = { de: aboutDe, en: aboutEn }
const PICTURE = { file: null, ratio: '4-3' }

export function aboutSections(lang: Lang): ReadySection[] {
  const { story, values } = words[lang]
  return [
    {
      name: 'about-story',
      group: 'about',
      title: story.name,
      blocks: [
        section([
          heading(story.title, { eyebrow: story.eyebrow }),
          prose(story.left, HALF),
          prose(story.right, HALF),
        ]),
      ],
    },
    {
      name: 'about-values',
      group: 'about',
      title: values.name,
      blocks: [
        section(
          [
            heading(values.title),
            block('cards', { items: Object.values(values.items), columns: 3, look: 'plain' }),
          ],
          { tone: 'raised' },
        ),
      ],
    },
  ]
}

/** Text and picture beside one another, either way round. */
export function pictureSections(lang: Lang): ReadySection[] {
  const { right, left } = words[lang]
  return [
    {
      name: 'picture-right',
      group: 'picture',
      title: right.name,
      blocks: [
        section([
          column([heading(right.title), prose(right.text)], HALF, { align: 'center' }),
          block('image', PICTURE, HALF),
        ]),
      ],
    },
    {
      name: 'picture-left',
      group: 'picture',
      title: left.name,
      blocks: [
        section([
          block('image', PICTURE, HALF),
          column([heading(left.title), prose(left.text)], HALF, { align: 'center' }),
        ]),
      ],
    },
  ]
}

export function peopleSections(lang: Lang): ReadySection[] {
  const { figures, team, boss } = words[lang]
  return [
    {
      name: 'figures-three',
      group: 'figures',
      title: figures.name,
      blocks: [cardsBelow(figures, { tone: 'accent', look: 'plain' })],
    },
    {
      name: 'team-cards',
      group: 'team',
      title: team.name,
      blocks: [cardsBelow(team, { tone: 'plain', look: 'framed' })],
    },
    {
      name: 'team-owner',
      group: 'team',
      title: boss.name,
      blocks: [
        section([
          block('image', { ...PICTURE, ratio: '4-5' }, HALF),
          column(
            [
              heading(boss.title),
              block('quote', { text: boss.text, author: boss.author, role: boss.role }),
            ],
            HALF,
            { align: 'center' },
          ),
        ]),
      ],
    },
  ]
}

type Cards = { title: string; items: Record<string, { title: string; text: string }> }

function cardsBelow({ title, items }: Cards, { tone, look }: { tone: string; look: string }) {
  const cards = block('cards', { items: Object.values(items), columns: 3, look })
  return section([heading(title), cards], { tone })
}
