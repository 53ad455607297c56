/** Addresses below the admin base. `edit` holds ':id' or ':id?'. */
export type Paths = { browse: string; edit: string; create: string }

const NEW = 'new'

/** @example pathsOf('bugtracker') → bugtracker/browse, bugtracker/edit/:id?, bugtracker/edit */
export function pathsOf(path: string, special: Partial<Paths> = {}): Paths {
  const edit = special.edit ?? `${path}/edit/:id?`
  return {
    browse: special.browse ?? `${path}/browse`,
    edit,
    create: special.create ?? createPath(edit),
  }
}

export function editPath(paths: Paths, id: string): string {
  return paths.edit.replace(/:id\??/, encodeURIComponent(id))
}

/** No id in the address, or the word that stands for none. */
export function isNewId(id: string | undefined): id is undefined {
  return id === undefined || id === NEW
}

/** The screens' paths; a creating address of its own is a screen of its own. */
export function editScreenPaths({ edit, create }: Paths): string[] {
  return create === createPath(edit) ? [edit] : [edit, create]
}

function createPath(edit: string): string {
  return edit.includes(':id?') ? edit.replace(/\/?:id\?/, '') : edit.replace(':id', NEW)
}
