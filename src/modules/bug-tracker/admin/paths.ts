/** Addresses of this module below the admin base. */
export const BROWSE = 'bugtracker/browse'
export const BOARD = `${BROWSE}?layout=board`
export const CREATE = 'bugtracker/edit'
export const MILESTONES = 'bugtracker/milestones'
export const PROJECTS = 'bugtracker/projects'
export const SETTINGS = 'bugtracker/settings'

export function bugPath(id: string): string {
  return `bugtracker/edit/${id}`
}

/** The table with conditions. @example browsePath({ status: ['new'], milestone: id }) */
export function browsePath(filters: Readonly<Record<string, string | readonly string[]>>): string {
  const address = new URLSearchParams()
  for (const [key, values] of Object.entries(filters)) {
    for (const value of [values].flat()) address.append(key, value)
  }
  return `${BROWSE}?${address}`
}
