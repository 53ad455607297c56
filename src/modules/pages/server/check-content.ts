import { z } from 'zod'
import { isAdmin } from '#kernel/access/roles.ts'
import { failures } from '#kernel/server/app-error.ts'
import type { Block } from '#kernel/site/block/block.ts'
import { checkBlocks } from '#kernel/site/block/check-blocks.ts'
import { eachBlock } from '#kernel/site/block/walk-blocks.ts'
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

/** Blocks as they are stored; 422 with every fault, or 403 for one this person may not write. */
export function checkedBlocks(
  { scope, house }: Checker,
  input: unknown,
  before: readonly Block[],
): Block[] {
  const types = house.types()
  const { blocks, faults } = checkBlocks(types, input, scope.lang)
  if (faults.length > 0) {
    const fields = Object.fromEntries(faults.map(({ path, message }) => [path, message]))
    throw pageFailures.badBlocks({ faults, fields })
  }
  const known = lockedBlocks({ scope, house }, before)
  for (const [id, text] of lockedBlocks({ scope, house }, blocks)) {
    if (known.get(id) !== text) throw pageFailures.lockedBlock({ block: id })
  }
  return blocks
}

/** Blocks of types that this person may neither add nor change, by their id. */
function lockedBlocks({ scope, house }: Checker, blocks: readonly Block[]): Map<string, string> {
  const locked = new Map<string, string>()
  eachBlock(house.types(), blocks, (block, { caps }) => {
    if (!caps.roles) return
    const { user } = scope
    const isAllowed =
      caps.roles.some((role) => user.roles.includes(role)) ||
      (caps.roles.includes('admin') && isAdmin(user))
    if (!isAllowed) locked.set(block.id ?? '', JSON.stringify(block))
  })
  return locked
}

const PagesSettings = z.object({ custom_classes: z.array(z.string()) })

/** `components.pages.custom_classes`; the section belongs to the module that edits settings. */
function customClasses(config: Config): string[] {
  const section = config.sections().find(({ name }) => name === 'components.pages')
  const value = section && PagesSettings.safeParse(config.get(section))
  return value?.success ? value.data.custom_classes : []
}
