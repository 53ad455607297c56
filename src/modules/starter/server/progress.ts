import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Change } from '#kernel/server/change.ts'
import type { KernelTables } from '#kernel/server/kernel-tables.ts'
import { KeptThing } from '../contract.ts'

const FACT = 'starter'

const Ids = z.record(z.string(), z.string()).default({})

/** What was installed of a template's shop, by the keys of the template. */
export const InstalledShop = z.object({
  template: z.string().default(''),
  groups: Ids,
  colors: Ids,
  products: Ids,
  /** Products that were taken over as they are. */
  accepted: z.array(z.string()).default([]),
})
export type InstalledShop = z.infer<typeof InstalledShop>

/** What was installed, so that it is installed once and can be told from what people made themselves. */
export const Progress = z.object({
  /** The template whose pages stand there; '' before anything was installed. */
  template: z.string().default(''),
  /** By the keys of the template. */
  pages: z.record(z.string(), z.string()).default({}),
  entries: z.array(z.string()).default([]),
  shop: InstalledShop.prefault({}),
  /** Files by template and name ('werkstatt/workshop'): stored once, whatever is installed later. */
  pictures: z.record(z.string(), z.string()).default({}),
  /** Someone made the website their own, or said that they want no help with it. */
  isOwn: z.boolean().default(false),
  /** The wizard has opened by itself once. */
  isOffered: z.boolean().default(false),
  /** The last finished order of the wizard; asked again, it is not installed again. */
  order: z.string().default(''),
  /** What stands there was installed as a demo, and goes when the website becomes someone's own. */
  isDemo: z.boolean().optional(),
  /** Demo content that had been changed when the last order was finished. */
  kept: z.array(KeptThing).default([]),
})
export type Progress = z.infer<typeof Progress>

type Kernel = Kysely<KernelTables>

/** Records of old do not say it: then it is a demo as long as nobody made it their own. */
export function isDemo({ isDemo: isSaid, isOwn, template }: Progress): boolean {
  return isSaid ?? (!isOwn && template !== '')
}

export async function readProgress(kernel: Kernel): Promise<Progress> {
  const row = await kernel
    .selectFrom('facts')
    .select('value')
    .where('name', '=', FACT)
    .executeTakeFirst()
  const known = Progress.safeParse(row?.value ?? {})
  return known.success ? known.data : Progress.parse({})
}

/** Changes the record inside a change; two who do it at once go one after the other. */
export async function writeProgress(
  { kernel }: Pick<Change<never>, 'kernel'>,
  update: (before: Progress) => Progress,
): Promise<Progress> {
  await kernel
    .insertInto('facts')
    .values({ name: FACT, value: JSON.stringify({}) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await kernel.selectFrom('facts').select('name').where('name', '=', FACT).forUpdate().execute()
  const after = update(await readProgress(kernel))
  const value = JSON.stringify(after)
  await kernel.updateTable('facts').set({ value }).where('name', '=', FACT).execute()
  return after
}
