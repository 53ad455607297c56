import type { PropsOf } from '#kernel/site/block/block-view.ts'
import { fileIn } from '../block-files.ts'
import { FileLink } from '../links/file-link.tsx'
import type { download } from './block.ts'

export function DownloadView({ props, data, lang }: PropsOf<typeof download>) {
  const file = fileIn(data, props.file)
  return file ? <FileLink file={file} label={props.label} lang={lang} /> : null
}
