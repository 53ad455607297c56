/** Types a browser may be told; they are shown as pictures or saved, and never run. */
const HARMLESS = [
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
  'application/pdf',
  'text/plain',
  'video/mp4',
  'video/webm',
]

export function harmlessType(given: string): string {
  const type = given.split(';')[0]?.trim().toLowerCase() ?? ''
  return HARMLESS.includes(type) ? type : 'application/octet-stream'
}
