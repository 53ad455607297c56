import { z } from 'zod'
import { configSection } from '#kernel/contract/config-section.ts'

/** A CSS class an editor may put on a block; nothing that could close an attribute. */
const ClassName = z.string().regex(/^[A-Za-z][A-Za-z0-9_-]{0,59}$/)

const Pages = z.strictObject({ custom_classes: z.array(ClassName).max(200).default([]) })

export const pagesSection = configSection({
  name: 'components.pages',
  label: { de: 'Seiten', en: 'Pages' },
  schema: Pages,
  defaults: Pages.parse({}),
  isHarmless: true,
})
