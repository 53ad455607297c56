import type { Lang } from '#kernel/i18n/messages.ts'
import { statusOf } from '#kernel/server/publishing/store/status.ts'
import { toStateWire } from '#kernel/server/publishing/store/wire.ts'
import { entryPath } from '../../addresses.ts'
import type { EntryItem, EntryState } from '../../contract-entry.ts'
import { NO_FIELDS } from '../../contract-values.ts'
import type { EntryFacts, StateRow } from './entry-rows.ts'

/** The words of the language asked for; of one nobody wrote in yet, those of the other. */
export function toEntryItem({ entry, states }: EntryFacts, lang: Lang): EntryItem {
  const main = stateIn(states, lang)
  const { meta_title: _title, noindex: _hidden, ...words } = main?.draft ?? NO_FIELDS
  return {
    ...entry,
    lang: main?.lang ?? lang,
    ...words,
    status: main ? statusOf(main) : 'draft',
    languages: Object.fromEntries(states.map((state) => [state.lang, toState(state)])),
  }
}

export function stateIn<Row extends { lang: Lang }>(
  states: readonly Row[],
  lang: Lang,
): Row | undefined {
  return states.find((state) => state.lang === lang) ?? states[0]
}

function toState(row: StateRow): EntryState {
  return {
    title: row.draft.title,
    slug: row.draft.slug,
    route: entryPath(row.lang, row.draft.slug),
    liveRoute: row.is_live && row.live ? entryPath(row.lang, row.live.slug) : null,
    ...toStateWire(row),
  }
}
