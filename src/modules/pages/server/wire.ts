import type { Lang } from '#kernel/i18n/texts.ts'
import { statusOf } from '#kernel/server/publishing/status.ts'
import type { Draft } from '../contract-drafts.ts'
import type { LangState, Page } from '../contract-page.ts'
import { NO_FIELDS } from '../contract-values.ts'
import type { ContentRow, PageFacts, PageRow, StateRow } from './queries.ts'

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

/** A draft as its editor sees it; of a language nobody wrote in yet, an empty one. */
export function toDraft(page: string, lang: Lang, row: ContentRow | undefined): Draft {
  return {
    page,
    lang,
    revision: row?.revision ?? 0,
    fields: row?.draft ?? NO_FIELDS,
    blocks: row?.draft_blocks ?? [],
    status: row ? statusOf(row) : 'draft',
    isLive: row?.is_live ?? false,
    hasChanges: row?.has_changes ?? false,
    review_note: row?.review_note ?? '',
    publish_at: iso(row?.publish_at),
    expire_at: iso(row?.expire_at),
    saved_at: iso(row?.saved_at),
    saved_by: row?.saved_by ? { _id: row.saved_by, name: row.saved_by_name } : null,
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
    status: statusOf(row),
    isLive: row.is_live,
    hasChanges: row.has_changes,
    revision: row.revision,
    publish_at: iso(row.publish_at),
    expire_at: iso(row.expire_at),
    published_at: iso(row.published_at),
    saved_at: row.saved_at.toISOString(),
    saved_by_name: row.saved_by_name,
  }
}

/** The address of the draft; where it is the one that is live, there is only that row. */
function routeOf({ addresses }: PageFacts, { lang }: StateRow): string {
  const own = addresses.filter((address) => address.lang === lang)
  return (own.find(({ kind }) => kind === 'draft') ?? own.at(-1))?.path ?? ''
}

function iso(moment: Date | null | undefined): string | null {
  return moment?.toISOString() ?? null
}
