/** Addresses of this module below the admin base. */
export const BROWSE = 'users/browse'
export const ADD = 'users/add'
export const EDIT = 'users/edit/:id'
export const ACCOUNT = 'account'
export const SETTINGS = 'settings/accounts'

export function userPath(id: string): string {
  return EDIT.replace(':id', id)
}
