import type { Lang } from '#kernel/i18n/messages.ts'
import { block, buttons, column, HALF, heading, prose, section } from '../compose.ts'
import type { ReadySection } from '../ready-section.ts'
import { contactDe } from './messages.de.ts'
import { contactEn } from './messages.en.ts'

const words = { de: contactDe, en: contactEn }

export function hourSections(lang: Lang): ReadySection[] {
  const { hours, way } = words[lang]
  const times = { hasAddress: false, hasContact: false }
  return [
    {
      name: 'hours-note',
      group: 'hours',
      title: hours.name,
      blocks: [
        section(
          [heading(hours.title), block('opening-hours', times, HALF), prose(hours.text, HALF)],
          { tone: 'raised' },
        ),
      ],
    },
    {
      name: 'hours-way',
      group: 'hours',
      title: way.name,
      blocks: [
        section([
          heading(way.title),
          prose(way.text, HALF),
          block('opening-hours', { hasAddress: true, hasContact: false }, HALF),
        ]),
      ],
    },
  ]
}

export function contactSections(lang: Lang): ReadySection[] {
  const { plain, wide } = words[lang]
  const everything = { hasAddress: true, hasContact: true }
  return [
    {
      name: 'contact-plain',
      group: 'contact',
      title: plain.name,
      blocks: [
        section([
          column([heading(plain.title), prose(plain.text)], HALF),
          block('opening-hours', everything, HALF),
        ]),
      ],
    },
    {
      name: 'contact-wide',
      group: 'contact',
      title: wide.name,
      blocks: [
        section(
          [
            column(
              [
                heading(wide.title),
                prose(wide.text),
                block('button', { buttons: buttons(lang, wide.first) }),
              ],
              HALF,
            ),
            block('opening-hours', everything, HALF),
          ],
          { tone: 'accent', space: 'l' },
        ),
      ],
    },
  ]
}
