import {
  IconFile,
  IconFileSpreadsheet,
  IconFileText,
  IconFileTypePdf,
  IconFileZip,
  IconMovie,
  IconMusic,
  IconPhoto,
  type TablerIcon,
} from '@tabler/icons-react'
import type { Kind } from '../../file.ts'

const ICONS: Readonly<Record<Kind, TablerIcon>> = {
  image: IconPhoto,
  video: IconMovie,
  audio: IconMusic,
  pdf: IconFileTypePdf,
  document: IconFileText,
  archive: IconFileZip,
}

/** Before the server has judged, only the name tells what it might be. */
const GUESSES: readonly (readonly [RegExp, Kind])[] = [
  [/\.(jpe?g|png|gif|webp|avif|heic|heif|tiff?|svg)$/i, 'image'],
  [/\.(mp4|m4v|webm|mov|mkv|ogv|mpe?g|avi)$/i, 'video'],
  [/\.(mp3|m4a|aac|flac|og[ga]|opus|wav)$/i, 'audio'],
  [/\.pdf$/i, 'pdf'],
  [/\.(zip|gz|tgz|7z)$/i, 'archive'],
  [/\.(docx|odt|rtf|txt|md|epub|pptx|odp)$/i, 'document'],
]
const SHEET = /^(xlsx|ods|csv|tsv)$/i

type Props = { kind?: Kind; ext?: string; name?: string; size?: number }

/** What a file is, as a sign. */
export function KindIcon({ kind, ext = '', name = '', size = 20 }: Props) {
  const Icon = iconOf(kind ?? GUESSES.find(([pattern]) => pattern.test(name))?.[1], ext)
  return <Icon size={size} stroke={1.5} aria-hidden />
}

function iconOf(kind: Kind | undefined, ext: string): TablerIcon {
  if (!kind) return IconFile
  return kind === 'document' && SHEET.test(ext) ? IconFileSpreadsheet : ICONS[kind]
}
