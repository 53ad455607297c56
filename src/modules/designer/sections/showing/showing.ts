import type { Lang } from '#kernel/i18n/messages.ts'
import { block, column, HALF, heading, lead, prose, section, THIRD } from '../compose.ts'
import type { ReadySection } from '../ready-section.ts'
import { showingDe } from './messages.de.ts'
import { showingEn } from './messages.en.ts'

const words = { de: showingDe, en: showingEn }

/** What others say, and who trusts us. */
export function voiceSections(lang: Lang): ReadySection[] {
  const { voice, voices, logos } = words[lang]
  const quotes = Object.values(voices.items).map((said) => block('quote', { ...said }, THIRD))
  const { text, author, role } = voice
  return [
    {
      name: 'voice-one',
      group: 'voices',
      title: voice.name,
      blocks: [section([block('quote', { text, author, role })], { tone: 'raised', space: 'l' })],
    },
    {
      name: 'voices-three',
      group: 'voices',
      title: voices.name,
      blocks: [section([heading(voices.title), ...quotes])],
    },
    {
      name: 'logos-row',
      group: 'logos',
      title: logos.name,
      blocks: [section([block('logos', { title: logos.title, items: [] })], { space: 's' })],
    },
  ]
}

/** Pictures and films. */
export function gallerySections(lang: Lang): ReadySection[] {
  const { gallery, video } = words[lang]
  return [
    {
      name: 'gallery',
      group: 'gallery',
      title: gallery.name,
      blocks: [
        section([heading(gallery.title), prose(gallery.text), block('gallery', { gallery: null })]),
      ],
    },
    {
      name: 'gallery-video',
      group: 'gallery',
      title: video.name,
      blocks: [
        section([
          heading(video.title),
          lead(video.text),
          block('video', { file: null, poster: null, title: video.film }),
        ]),
      ],
    },
  ]
}

export function newsSections(lang: Lang): ReadySection[] {
  const { news, newsRow } = words[lang]
  const entries = (count: number) => ({ title: '', count, columns: count })
  return [
    {
      name: 'news-two',
      group: 'news',
      title: news.name,
      blocks: [section([heading(news.title), block('entry-list', entries(2))])],
    },
    {
      name: 'news-three',
      group: 'news',
      title: newsRow.name,
      blocks: [
        section(
          [
            heading(newsRow.title, { eyebrow: newsRow.eyebrow }),
            block('entry-list', { ...entries(3), hasPictures: false }),
          ],
          { tone: 'raised' },
        ),
      ],
    },
  ]
}

export function downloadSections(lang: Lang): ReadySection[] {
  const { files, file } = words[lang]
  return [
    {
      name: 'downloads-list',
      group: 'downloads',
      title: files.name,
      blocks: [
        section([
          column([heading(files.title), prose(files.text)], HALF),
          block('file-list', { title: files.list, files: [] }, HALF),
        ]),
      ],
    },
    {
      name: 'downloads-one',
      group: 'downloads',
      title: file.name,
      blocks: [
        section(
          [
            heading(file.title),
            prose(file.text),
            block('download', { file: null, label: file.label }),
          ],
          { tone: 'raised' },
        ),
      ],
    },
  ]
}
