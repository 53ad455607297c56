import type { StoredFile } from '../../contract-file.ts'
import { FilePreview } from '../preview/file-preview.tsx'

/** The file at a glance. */
export function PreviewCard({ item: file }: { item: StoredFile }) {
  // A new version has other bytes, so what was said about the old ones is forgotten.
  return <FilePreview key={file.version} file={file} />
}
