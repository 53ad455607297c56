/** Everything that is read of files; the collection engine names its answers the same way. */
export const FILES_KEY = ['collection', 'files'] as const
export const FACETS_KEY = [...FILES_KEY, 'facets'] as const
export const QUOTA_KEY = [...FILES_KEY, 'quota'] as const
export const fileKey = (id: string) => [...FILES_KEY, 'item', id] as const
export const usesKey = (id: string) => [...FILES_KEY, 'uses', id] as const
