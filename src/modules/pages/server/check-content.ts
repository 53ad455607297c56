import { z } from 'zod'
import { failures } from '#kernel/server/app-error.ts'
import { checkedBlocks as checkBlocksOf } from '#kernel/server/publishing/checked-blocks.ts'
import type { Block } from '#kernel/site/block/block.ts'
import type { PageFields } from '../contract-values.ts'
import { pageFailures } from '../errors.ts'
import { toPart, toParts } from '../slug.ts'
import { HOME_PATH } from './addresses.ts'
import type { Config, House, PageScope } from './work.ts'

const MAX_PARTS = 3

type Checker = { scope: PageScope; house: House }

/** Fields as they are stored: umlauts of addresses written out, classes only from the settings. */
export function checkFields(
  { config }: PageScope,
  fields: PageFields,
  before: PageFields | undefined,
): PageFields {
  const parts = toParts(fields.path)
  if (parts.length > MAX_PARTS) throw failures.invalid({ fields: { path: '…/…/…' } })
  const isHome = fields.path.trim() === HOME_PATH
  const known = new Set([...customClasses(config), ...(before?.classes ?? [])])
  const stranger = fields.classes.find((name) => !known.has(name))
  if (stranger) throw pageFailures.unknownClass({ fields: { classes: stranger } })
  const path = parts.length > 0 ? `/${parts.join('/')}` : ''
  return { ...fields, slug: toPart(fields.slug), path: isHome ? HOME_PATH : path }
}

/** Blocks as they are stored; see the kernel's check. */
export function checkedBlocks(
  { scope, house }: Checker,
  input: unknown,
  before: readonly Block[],
): Block[] {
  return checkBlocksOf({ types: house.types(), user: scope.user, lang: scope.lang }, input, before)
}

const PagesSettings = z.object({ custom_classes: z.array(z.string()) })

/** `components.pages.custom_classes`; the section belongs to the module that edits settings. */
function customClasses(config: Config): string[] {
  const section = config.sections().find(({ name }) => name === 'components.pages')
  const value = section && PagesSettings.safeParse(config.get(section))
  return value?.success ? value.data.custom_classes : []
}
