import { z } from 'zod'
import { failures } from '#kernel/server/app-error.ts'
import { slugOf, toPart, toParts } from '../../addresses/slug.ts'
import type { PageFields } from '../../contract-values.ts'
import { pageFailures } from '../../errors.ts'
import { HOME_PATH } from '../addresses/addresses.ts'
import type { Config } from '../unit-of-work.ts'

const MAX_PARTS = 3

/**
 * Fields as they are stored: umlauts of addresses written out, classes only from the settings. New
 * ones without a slug get one from the title.
 */
export function checkFields(
  { config }: { config: Config },
  fields: PageFields,
  before?: PageFields,
): PageFields {
  const parts = toParts(fields.path)
  if (parts.length > MAX_PARTS) throw failures.invalid({ fields: { path: 'too-deep' } })
  const isHome = fields.path.trim() === HOME_PATH
  const known = new Set([...customClasses(config), ...(before?.classes ?? [])])
  const stranger = fields.classes.find((name) => !known.has(name))
  if (stranger) throw pageFailures.unknownClass({ fields: { classes: 'choice' } })
  const slug = before ? fields.slug : fields.slug || slugOf(fields.title)
  const path = parts.length > 0 ? `/${parts.join('/')}` : ''
  return { ...fields, slug: toPart(slug), path: isHome ? HOME_PATH : path }
}

const PagesSettings = z.object({ custom_classes: z.array(z.string()) })

/** `components.pages.custom_classes`; the section belongs to the module that edits settings. */
function customClasses(config: Config): string[] {
  const section = config.sections().find(({ name }) => name === 'components.pages')
  const value = section && PagesSettings.safeParse(config.get(section))
  return value?.success ? value.data.custom_classes : []
}
