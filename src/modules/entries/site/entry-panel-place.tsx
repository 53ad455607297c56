import { Island } from '#kernel/site/island.tsx'

/** Where those who write entries find their panel: the same for everyone in the page. */
export function EntryPanelPlace() {
  return <Island name="entry-panel" load="signed-in" />
}
