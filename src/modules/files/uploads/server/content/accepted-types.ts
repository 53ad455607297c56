import type { Kind } from '../../../files/file.ts'

export type Accepted = {
  type: string
  kind: Kind
  ext: string
  /** Other endings that say the same. */
  same?: readonly string[]
}

const OPEN = 'application/vnd.oasis.opendocument'
const OFFICE = 'application/vnd.openxmlformats-officedocument'

/** Everything that may come in, by what its bytes say. What is not listed is refused. */
const TYPES: readonly Accepted[] = [
  { type: 'image/jpeg', kind: 'image', ext: 'jpg', same: ['jpeg', 'jpe', 'jfif'] },
  { type: 'image/png', kind: 'image', ext: 'png' },
  { type: 'image/gif', kind: 'image', ext: 'gif' },
  { type: 'image/webp', kind: 'image', ext: 'webp' },
  { type: 'image/avif', kind: 'image', ext: 'avif' },
  { type: 'image/heic', kind: 'image', ext: 'heic', same: ['heif'] },
  { type: 'image/tiff', kind: 'image', ext: 'tif', same: ['tiff'] },
  { type: 'image/svg+xml', kind: 'image', ext: 'svg' },
  { type: 'application/pdf', kind: 'pdf', ext: 'pdf' },
  { type: 'video/mp4', kind: 'video', ext: 'mp4', same: ['m4v'] },
  { type: 'video/webm', kind: 'video', ext: 'webm' },
  { type: 'video/quicktime', kind: 'video', ext: 'mov' },
  { type: 'video/matroska', kind: 'video', ext: 'mkv' },
  { type: 'video/ogg', kind: 'video', ext: 'ogv' },
  { type: 'video/mpeg', kind: 'video', ext: 'mpg', same: ['mpeg'] },
  { type: 'video/vnd.avi', kind: 'video', ext: 'avi' },
  { type: 'audio/mpeg', kind: 'audio', ext: 'mp3' },
  { type: 'audio/mp4', kind: 'audio', ext: 'm4a' },
  { type: 'audio/aac', kind: 'audio', ext: 'aac' },
  { type: 'audio/flac', kind: 'audio', ext: 'flac' },
  { type: 'audio/ogg', kind: 'audio', ext: 'ogg', same: ['oga', 'opus'] },
  { type: 'audio/wav', kind: 'audio', ext: 'wav' },
  { type: `${OFFICE}.wordprocessingml.document`, kind: 'document', ext: 'docx' },
  { type: `${OFFICE}.spreadsheetml.sheet`, kind: 'document', ext: 'xlsx' },
  { type: `${OFFICE}.presentationml.presentation`, kind: 'document', ext: 'pptx' },
  { type: `${OPEN}.text`, kind: 'document', ext: 'odt' },
  { type: `${OPEN}.spreadsheet`, kind: 'document', ext: 'ods' },
  { type: `${OPEN}.presentation`, kind: 'document', ext: 'odp' },
  { type: 'application/rtf', kind: 'document', ext: 'rtf' },
  { type: 'application/epub+zip', kind: 'document', ext: 'epub' },
  { type: 'text/plain', kind: 'document', ext: 'txt', same: ['md', 'log'] },
  { type: 'text/csv', kind: 'document', ext: 'csv', same: ['tsv'] },
  { type: 'text/calendar', kind: 'document', ext: 'ics' },
  { type: 'text/vcard', kind: 'document', ext: 'vcf' },
  { type: 'application/zip', kind: 'archive', ext: 'zip' },
  { type: 'application/gzip', kind: 'archive', ext: 'gz', same: ['tgz'] },
  { type: 'application/x-7z-compressed', kind: 'archive', ext: '7z' },
]

const BY_TYPE = new Map(TYPES.map((one) => [one.type, one]))

/** Names the same thing goes by. */
const ALIASES: Readonly<Record<string, string>> = {
  'image/heif': 'image/heic',
  'image/heic-sequence': 'image/heic',
  'image/heif-sequence': 'image/heic',
  'video/x-m4v': 'video/mp4',
  'video/x-matroska': 'video/matroska',
  'audio/x-m4a': 'audio/mp4',
  'audio/x-flac': 'audio/flac',
  'audio/opus': 'audio/ogg',
  'audio/vnd.wave': 'audio/wav',
  'audio/wave': 'audio/wav',
}

export function acceptedType(type: string): Accepted | undefined {
  const bare = type.split(';')[0]?.trim() ?? ''
  return BY_TYPE.get(ALIASES[bare] ?? bare)
}

/** A text has no mark of its own; only these endings are believed of one. */
const TEXT_ENDINGS: Readonly<Record<string, string>> = {
  txt: 'text/plain',
  md: 'text/plain',
  log: 'text/plain',
  csv: 'text/csv',
  tsv: 'text/csv',
  ics: 'text/calendar',
  vcf: 'text/vcard',
}

export function acceptedText(ext: string): Accepted | undefined {
  const type = Object.hasOwn(TEXT_ENDINGS, ext) ? TEXT_ENDINGS[ext] : undefined
  return type ? BY_TYPE.get(type) : undefined
}

/** Shown in the browser; everything else is saved. */
export function isShown({ kind }: { kind: Kind }): boolean {
  return kind === 'image' || kind === 'pdf' || kind === 'audio' || kind === 'video'
}
