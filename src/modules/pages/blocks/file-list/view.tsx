import type { PropsOf } from '#kernel/site/block/block-view.ts'
import { fileIn } from '../block-files.ts'
import { FileLink } from '../links/file-link.tsx'
import type { fileList } from './block.ts'

export function FileListView({ props, data, lang }: PropsOf<typeof fileList>) {
  const files = [...new Set(props.files)].flatMap((id) => fileIn(data, id) ?? [])
  if (files.length === 0) return null
  return (
    <section className="file-list" aria-label={props.title || undefined}>
      {props.title && <h3>{props.title}</h3>}
      <ul className="plain-list">
        {files.map((file) => (
          <li key={file.href}>
            <FileLink file={file} lang={lang} />
          </li>
        ))}
      </ul>
    </section>
  )
}
