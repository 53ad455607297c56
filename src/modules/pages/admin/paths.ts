/** Addresses of this module below the admin base. */
export const BROWSE = 'pages/browse'
export const EDIT = 'pages/edit'
/** The designer's screen; it is a module of its own, and the way to it starts here. */
export const DESIGN = 'pages/design'
/** Blocks that several pages share; see `linkOf` on the server. */
export const GLOBALS = 'pages/globals'
export const SEO = 'settings/seo'

/** Opens the tree with the dialog for a new page. */
export const CREATE = `${BROWSE}?new=page`

export function pagePath(id: string, lang?: string): string {
  return lang ? `${EDIT}/${id}?lang=${lang}` : `${EDIT}/${id}`
}

export function globalPath(id: string): string {
  return `${GLOBALS}/edit/${id}`
}

/** Opens what is no block of a page: title, address, search engines, schedule. */
export function detailsPath(id: string): string {
  return `${EDIT}/${id}?panel=page`
}
