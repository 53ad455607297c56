type Row = { _id: string; deleted?: unknown }
type Purge = (input: { body: { ids: string[] } }) => Promise<unknown>

/** The tab of deleted things, with the call that removes them for good where there is one. */
export function trashTab(purge?: Purge) {
  return { holds: isDeleted, ...(purge && { purge: purgeWith(purge) }) }
}

function isDeleted({ deleted }: Row): boolean {
  return Boolean(deleted)
}

function purgeWith(purge: Purge) {
  return (items: readonly Row[]) => purge({ body: { ids: items.map(({ _id }) => _id) } })
}
