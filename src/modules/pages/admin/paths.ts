/** Addresses of this module below the admin base. */
export const BROWSE = 'pages/browse'
export const TRASH = `${BROWSE}?trash=only`
export const EDIT = 'pages/edit'
export const SEO = 'settings/seo'

/** Opens the tree with the dialog for a new page. */
export const CREATE = `${BROWSE}?new=page`

export function pagePath(id: string, lang?: string): string {
  return lang ? `${EDIT}/${id}?lang=${lang}` : `${EDIT}/${id}`
}
