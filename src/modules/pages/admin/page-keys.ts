import type { Lang } from '#kernel/i18n/messages.ts'

/** Names of cached answers; everything about pages begins with the same word. */
export const PAGES = ['pages'] as const
export const treeKey = (ask: object) => [...PAGES, 'tree', ask] as const
export const pageKey = (id: string) => [...PAGES, 'page', id] as const
export const draftKey = (id: string, lang: Lang) => [...PAGES, 'draft', id, lang] as const
export const tokensKey = (lang: Lang) => [...PAGES, 'tokens', lang] as const
