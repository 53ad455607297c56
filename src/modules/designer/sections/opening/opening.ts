import type { Lang } from '#kernel/i18n/messages.ts'
import { block, buttons, heading, lead, prose, section } from '../compose.ts'
import type { ReadySection } from '../ready-section.ts'
import { openingDe } from './messages.de.ts'
import { openingEn } from './messages.en.ts'

const words = { de: openingDe, en: openingEn }

/** The first thing on a page; each brings the one main heading. */
export function openingSections(lang: Lang): ReadySection[] {
  const { above, beside, over, plain } = words[lang]
  const opening = { group: 'opening' as const }
  return [
    {
      ...opening,
      name: 'opening-above',
      title: above.name,
      blocks: [
        block('hero', {
          eyebrow: above.eyebrow,
          title: above.title,
          text: above.text,
          buttons: buttons(lang, above.first, above.second),
          layout: 'above',
          level: 1,
        }),
      ],
    },
    { ...opening, name: 'opening-beside', title: beside.name, blocks: [besideHero(lang)] },
    { ...opening, name: 'opening-over', title: over.name, blocks: [overHero(lang)] },
    {
      ...opening,
      name: 'opening-plain',
      title: plain.name,
      blocks: [
        section([heading(plain.title, { level: 1, eyebrow: plain.eyebrow }), lead(plain.text)]),
      ],
    },
  ]
}

/** What visitors are asked to do, usually at the end. */
export function callSections(lang: Lang): ReadySection[] {
  const { call, quiet } = words[lang]
  return [
    {
      name: 'call-accent',
      group: 'call',
      title: call.name,
      blocks: [
        section(
          [
            heading(call.title),
            prose(call.text),
            block('button', { buttons: buttons(lang, call.first) }),
          ],
          { tone: 'accent', space: 'l' },
        ),
      ],
    },
    {
      name: 'call-quiet',
      group: 'call',
      title: quiet.name,
      blocks: [
        section([
          heading(quiet.title),
          prose(quiet.text),
          block('button', { buttons: buttons(lang, quiet.first, quiet.second) }),
        ]),
      ],
    },
  ]
}

function besideHero(lang: Lang) {
  const { eyebrow, title, text, first } = words[lang].beside
  const shown = { eyebrow, title, text, buttons: buttons(lang, first) }
  return block('hero', { ...shown, layout: 'beside', level: 1 })
}

function overHero(lang: Lang) {
  const { title, text, first } = words[lang].over
  const shown = { title, text, buttons: buttons(lang, first) }
  return block('hero', { ...shown, layout: 'over', level: 1 })
}
