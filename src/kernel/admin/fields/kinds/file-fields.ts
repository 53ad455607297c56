import { type Field, type FieldOptions, makeField } from '../field.ts'

/** A stored file as a field shows it. */
export type StoredFile = {
  id: string
  name: string
  size?: number
  /** A small picture of it. */
  preview?: string
  url?: string
}

/** How files get in and are shown; injected, because the kernel knows no file module. */
export type FileSource = {
  upload(file: File): Promise<StoredFile>
  describe(ids: readonly string[]): Promise<readonly StoredFile[]>
  /** Opens a dialog over what is stored already; nothing chosen is an empty list. */
  choose?(wish: { isImage: boolean; isMany: boolean }): Promise<readonly StoredFile[]>
}

export type FileField<V extends string | string[] = string | string[]> = Field<V> & {
  source: FileSource
  accept?: string
  isImage: boolean
  isMany: boolean
}

type FileOptions = FieldOptions & { accept?: string }

/** The id of one file. */
export function file(source: FileSource, options: FileOptions = {}): FileField<string> {
  return fileField<string>({ source, empty: null, isImage: false, isMany: false }, options)
}

/** The id of one picture. */
export function image(source: FileSource, options: FileOptions = {}): FileField<string> {
  const pictures = { accept: 'image/*', ...options }
  return fileField<string>({ source, empty: null, isImage: true, isMany: false }, pictures)
}

/** The ids of several files. */
export function files(source: FileSource, options: FileOptions = {}): FileField<string[]> {
  return fileField<string[]>({ source, empty: [], isImage: false, isMany: true }, options)
}

function fileField<V extends string | string[]>(
  kind: { source: FileSource; empty: V | null; isImage: boolean; isMany: boolean },
  options: FileOptions,
): FileField<V> {
  const { source, empty, isImage, isMany } = kind
  const plain = (value: V) => (Array.isArray(value) ? value.join(', ') : String(value))
  const base = makeField<V>('file', { empty, plain }, options)
  return { ...base, source, isImage, isMany, accept: options.accept }
}
