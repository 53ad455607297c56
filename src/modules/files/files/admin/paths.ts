/** The two addresses of the file browser (specification, section 2; decisions). */
export const FILES = 'files'
export const FILE_BROWSER = 'filebrowser'

/** Shows one file beside the list. */
export const OPEN_FILE = 'file'
/** Asks for files to upload. */
export const UPLOAD = 'upload'

/** Below the admin base: the browser with one file open. */
export function fileLink(id: string): string {
  return `${FILES}?${OPEN_FILE}=${encodeURIComponent(id)}`
}

export function editLink(id: string): string {
  return `file/edit/${encodeURIComponent(id)}`
}

export function imageEditLink(id: string): string {
  return `image/edit/${encodeURIComponent(id)}`
}
