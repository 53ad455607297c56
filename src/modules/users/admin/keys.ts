/** Everything the engine has cached of the collection `users`. */
export const USERS_KEY = ['collection', 'users'] as const

/** A part of one person that loads by itself; it is read anew with the person. Without an id: the own. */
export const personKey = (id: string | undefined, part: string) =>
  [...USERS_KEY, 'part', id ?? 'own', part] as const
