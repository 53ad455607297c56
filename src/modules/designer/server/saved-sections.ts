import { sql } from 'kysely'
import { displayName, isAdmin, type Principal } from '#kernel/access/roles.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import { failures, mustBeFound } from '#kernel/server/app-error.ts'
import type { Change } from '#kernel/server/change.ts'
import type { Context } from '#kernel/server/context.ts'
import { checkedBlocks } from '#kernel/server/publishing/checked-blocks.ts'
import { resourcesOf } from '#kernel/server/resource/resource.ts'
import { type Route, routesOf } from '#kernel/server/route.ts'
import { allBlockTypes } from '#kernel/server/site/block/all-block-types.ts'
import type { Block } from '#kernel/site/block/block.ts'
import { isBlock } from '#kernel/site/block/tree/walk-blocks.ts'
import { refsIn } from '#kernel/site/block/values/refs-in.ts'
import { useFiles as recordFileUses } from '#modules/files/server/api.ts'
import { editingRight } from '#modules/pages/server/api.ts'
import * as contract from '../contract-sections.ts'
import type { Db } from './designer-context.ts'
import type { DesignerTables } from './tables.ts'

type SectionChange = Change<DesignerTables>
const { savedSection } = contract

const sections = resourcesOf<DesignerTables>()(savedSection, {
  table: 'designer_sections',
  columns: async ({ scope: { user } }, _values, before) =>
    before ? {} : { user_id: user.id, user_name: displayName(user) },
  taken: async ({ scope }, section) => mustBeChangeable(scope.user, section),
  created: tellFiles,
  changed: tellFiles,
  removing: async (change, removed) => {
    for (const section of removed) {
      mustBeChangeable(change.scope.user, section)
      await tellFiles(change, { ...section, blocks: [] })
    }
  },
  derive: readAuthors,
  where: (_query, { viewer }) => [
    sql<boolean>`(designer_sections.scope = 'shared'
      or designer_sections.user_id = ${viewer?.user.id ?? null})`,
  ],
  shown: ({ user }, section) => ({ ...section, mayChange: isChangeable(user, section) }),
})

const on = routesOf<DesignerTables>()

export const sectionRoutes: Route[] = [
  on(contract.listSections, async (context, { query }) => {
    editingRight(context)
    const page = await sections.list(context.db, query, context)
    return { ...page, items: page.items.map((section) => sections.shown(context, section)) }
  }),
  on(contract.readSection, async (context, { params }) => {
    editingRight(context)
    const found = await sections.read(context.db, [params.id])
    return shown(context, mustBeFound(found.filter((one) => isVisible(context.user, one))))
  }),
  on(contract.createSection, async (context, { body: { lang, ...values } }) => {
    const made = await context.change((change) => {
      const blocks = checked(change, lang, { blocks: values.blocks, before: [] })
      return sections.create(change, { ...values, blocks })
    })
    return shown(context, [made])
  }),
  on(contract.updateSection, async (context, { params: { id }, body: { lang, ...values } }) => {
    const changed = await context.change(async (change) => {
      const { blocks: before } = await sections.take(change, id, values.version)
      const blocks = values.blocks && checked(change, lang, { blocks: values.blocks, before })
      return sections.change(change, id, { ...values, blocks })
    })
    return shown(context, [changed])
  }),
  on(contract.deleteSection, async (context, { params: { id } }) => ({
    ids: mustBeFound(await context.change((change) => sections.remove(change, [id]))),
  })),
]

function shown(context: Context<DesignerTables>, items: readonly contract.SavedSection[]) {
  return { items: items.map((section) => sections.shown(context, section)) }
}

type Written = { blocks: unknown; before: readonly unknown[] }

function checked({ scope }: SectionChange, lang: Lang, { blocks, before }: Written): Block[] {
  const writer = { modules: scope.modules, user: scope.user, lang }
  return checkedBlocks(writer, blocks, before.filter(isBlock))
}

type Owned = Pick<contract.SavedSection, 'scope' | 'created_by'>

function isVisible({ id }: Principal, { scope, created_by }: Owned): boolean {
  return scope === 'shared' || created_by._id === id
}

function isChangeable(user: Principal, { created_by }: Owned): boolean {
  return created_by._id === user.id || isAdmin(user)
}

/** What someone may not see is not there; what they may not change is refused. */
function mustBeChangeable(user: Principal, section: Owned): void {
  if (!isVisible(user, section)) throw failures.notFound()
  if (!isChangeable(user, section)) throw failures.noPermission()
}

async function readAuthors(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('designer_sections')
    .select(['id', 'user_id', 'user_name', 'created_at', 'updated_at'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(
    rows.map(({ id, user_id, user_name, created_at, updated_at }) => [
      id,
      {
        created_by: { _id: user_id, name: user_name },
        mayChange: false,
        created_at: created_at.toISOString(),
        updated_at: updated_at.toISOString(),
      },
    ]),
  )
}

/** So that no file is deleted unasked that a section still shows. */
async function tellFiles(change: SectionChange, section: contract.SavedSection): Promise<void> {
  const { _id: id, title, blocks } = section
  const { files } = refsIn(allBlockTypes(change.scope), blocks.filter(isBlock))
  const { name: noun, module } = savedSection
  await recordFileUses(change, { module, noun, id, label: title, link: '', files })
}
