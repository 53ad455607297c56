import type { z } from 'zod'
import { admin } from '#kernel/access/rules.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { customField, type InputProps } from '#kernel/admin/fields/field.ts'
import { FileInput } from '#kernel/admin/fields/inputs/files/file-input.tsx'
import { boolean } from '#kernel/admin/fields/kinds/choice-fields.ts'
import { image } from '#kernel/admin/fields/kinds/file-fields.ts'
import { multiline, text } from '#kernel/admin/fields/kinds/text-fields.ts'
import { list } from '#kernel/admin/fields/structured/group-fields.ts'
import { useSession } from '#kernel/admin/session.tsx'
import { settingsScreen } from '#kernel/admin/settings/settings-screen.tsx'
import { metaSection } from '#kernel/contract/sections/meta.ts'
import { configSource } from '#modules/config/admin/pickers.tsx'
import { fileSource } from '#modules/files/admin/pickers.tsx'
import { useFacts } from '../facts/use-facts.ts'
import { de } from '../messages.de.ts'
import { en } from '../messages.en.ts'
import { messages } from '../messages.ts'
import { SEO } from '../paths.ts'
import { BrokenLinks } from './broken-links.tsx'
import { SearchPreview } from './previews.tsx'

type RouteMeta = (typeof metaSection.defaults.routes)[number]

const picture = image(fileSource)

/** A picture where nothing is written as ''. */
const pictureField = customField<string>({ empty: '', Input: PictureInput, plain: String })

function PictureInput({ value, onChange, ...rest }: InputProps<string>) {
  return (
    <FileInput
      {...rest}
      field={picture}
      value={value || null}
      onChange={(chosen) => onChange(typeof chosen === 'string' ? chosen : '')}
    />
  )
}

export const seoSettings = settingsScreen({
  path: SEO,
  title: { de: de.seo.title, en: en.seo.title },
  access: admin,
  section: metaSection,
  source: configSource,
  words: wordsOf(messages, 'seo'),
  fields: {
    title: text({ max: 200 }),
    title_pattern: text({ max: 200 }),
    description: multiline({ max: 500, rows: 3 }),
    keywords: text({ max: 500 }),
    og_image: pictureField,
    is_indexed: boolean(),
    robots_lines: multiline({ max: 2000, rows: 4, code: true }),
    verify_google: text({ max: 200, code: true }),
    verify_bing: text({ max: 200, code: true }),
    routes: list<RouteMeta>(
      {
        route: text({ required: true, max: 300, pattern: /^\//, code: true }),
        title: text({ max: 200 }),
        description: multiline({ max: 500, rows: 2 }),
        keywords: text({ max: 500 }),
        og_image: pictureField,
        noindex: boolean(),
      },
      { max: 500 },
    ),
  },
  form: {
    main: {
      site: ['title', 'title_pattern', 'description', 'keywords'],
      share: ['og_image'],
      engines: ['is_indexed', 'robots_lines', ['verify_google', 'verify_bing']],
      links: BrokenLinks,
      routes: ['routes'],
    },
    side: { preview: SitePreview },
  },
})

type Meta = z.output<typeof metaSection.schema>

/** The home page as a search result, with what is stored; the business lends it its name. */
function SitePreview({ item }: { item: Meta }) {
  const fill = useFacts(useSession().user.lang)
  return (
    <SearchPreview
      title={item.title || fill('{{business.name}}')}
      description={item.description}
      address={window.location.host}
    />
  )
}
