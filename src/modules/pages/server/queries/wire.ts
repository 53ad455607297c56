import { iso, toStateWire } from '#kernel/server/publishing/store/wire.ts'
import type { LangState, Page } from '../../contract-page.ts'
import { NO_FIELDS } from '../../contract-values.ts'
import type { PageFacts, PageRow, StateRow } from './page-rows.ts'

export function toPage(facts: PageFacts): Page {
  const { page, states, numChildren } = facts
  const main = states.find(({ lang }) => lang === 'de') ?? states[0]
  const { title, slug, linktext, meta_keywords, meta_description } = main?.draft ?? NO_FIELDS
  return {
    _id: page.id,
    title,
    slug,
    route: main ? routeOf(facts, main) : '',
    tags: page.tags,
    type: page.type,
    parent_page: page.parent_id,
    order: page.position,
    offline: !states.some((state) => state.is_live),
    showInMenu: page.in_header,
    showInFooter: page.in_footer,
    linktext,
    meta_keywords,
    meta_description,
    template: { view: page.view },
    access: toAccess(page),
    languages: Object.fromEntries(states.map((state) => [state.lang, toState(facts, state)])),
    numChildren,
    version: page.version,
    created: page.created_at.toISOString(),
    updated: page.updated_at.toISOString(),
    deleted: iso(page.deleted_at),
  }
}

function toAccess({ access, access_roles, password_hash }: PageRow): Page['access'] {
  return { kind: access, roles: access_roles, hasPassword: password_hash !== null }
}

function toState(facts: PageFacts, row: StateRow): LangState {
  const { title, slug, path, linktext } = row.draft
  const live = facts.addresses.find(({ lang, kind }) => lang === row.lang && kind === 'live')
  return {
    title,
    slug,
    path,
    linktext,
    route: routeOf(facts, row),
    liveRoute: live?.path ?? null,
    ...toStateWire(row),
  }
}

/** The address of the draft; where it is the one that is live, there is only that row. */
function routeOf({ addresses }: PageFacts, { lang }: StateRow): string {
  const own = addresses.filter((address) => address.lang === lang)
  return (own.find(({ kind }) => kind === 'draft') ?? own.at(-1))?.path ?? ''
}
