import { type Lang, translator } from '#kernel/i18n/messages.ts'
import type { BlockFile } from '../block-files.ts'
import { fileSize } from '../file-size.ts'
import { blockMessages } from '../messages.ts'

type FileLinkProps = { file: BlockFile; label?: string; lang: Lang }

/** One file to take along: what it is, which kind, how large. */
export function FileLink({ file, label, lang }: FileLinkProps) {
  const t = translator(blockMessages, lang)
  const facts = { ext: file.ext.toUpperCase(), size: fileSize(file.size, lang) }
  return (
    <a className="file-link" href={file.href} download={file.name} data-plain="">
      <span className="file-mark" aria-hidden="true">
        {facts.ext.slice(0, 4)}
      </span>
      <span className="file-words">
        <span className="file-name">{label || file.name}</span>
        <span className="file-facts">{t('download.facts', facts)}</span>
      </span>
    </a>
  )
}
