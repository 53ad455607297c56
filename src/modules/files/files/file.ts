import { z } from 'zod'
import { Id, Timestamp, Version } from '#kernel/contract/fields.ts'

/** What a file is by its content; names decide nothing. */
export const KINDS = ['image', 'video', 'audio', 'pdf', 'document', 'archive'] as const
export const Kind = z.enum(KINDS)
export type Kind = z.infer<typeof Kind>

/** Width and height in pixels. */
const Resolution = z.object({ w: z.int(), h: z.int() })

/** One form of a picture, at `/download/{_id}/{gridref}`. */
export const Gridref = z.object({ gridref: z.string(), res: Resolution, type: z.string() })
export type Gridref = z.infer<typeof Gridref>

/** How a picture is shown. The original keeps every byte, so all of it can be taken back. */
export const Recipe = z.object({
  /** Clockwise. */
  rotate: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]),
  /** In pixels of the turned picture. */
  crop: z.object({ x: z.int(), y: z.int(), width: z.int(), height: z.int() }).nullable(),
  /** What must stay visible when a layout cuts: 0 to 1 of the turned, uncut picture. */
  focal: z.object({ x: z.number(), y: z.number() }).nullable(),
})
export type Recipe = z.infer<typeof Recipe>

/** Who has a file open for editing (specification, section 3). */
export const FileLock = z.object({
  /** Noun and id of the locked thing: `file:019a…`. */
  _id: z.string(),
  lockedBy: Id,
  localSessionId: z.string(),
  lockedByName: z.string(),
  since: Timestamp,
  until: Timestamp,
})
export type FileLock = z.infer<typeof FileLock>

export const StoredFile = z.object({
  _id: Id,
  name: z.string(),
  description: z.string(),
  /** What a picture shows, for those who cannot see it. */
  alt: z.string(),
  /** The same in English; '' where the German one has to do. */
  altEn: z.string(),
  tags: z.array(z.string()),
  /** '' is the top; parts are joined by '/'. */
  folder: z.string(),
  size: z.int(),
  type: z.string(),
  kind: Kind,
  /** Small letters, without a dot. */
  ext: z.string(),
  fileLock: FileLock.nullable(),
  /** The original. */
  gridref: z.string(),
  /** Classic formats (jpeg, png, gif), narrowest first. */
  gridrefs: z.array(Gridref),
  /** Next-generation formats (avif, webp), narrowest first. */
  gridrefs_ng: z.array(Gridref),
  /** Of a picture as it is shown, after its recipe; null for everything else. */
  res: Resolution.nullable(),
  /** Of the upright original: what cut and focal point refer to before turning. */
  originalRes: Resolution.nullable(),
  recipe: Recipe,
  /** A few hundred bytes as data address, shown blurred until the picture has come. */
  preview: z.string(),
  /** Only staff and the owner may read it. */
  isPrivate: z.boolean(),
  owner: Id.nullable(),
  ownerName: z.string(),
  numUses: z.int(),
  /** Its bytes were not found in the storage; uploading the same file again heals it. */
  isMissing: z.boolean(),
  version: Version,
  created: Timestamp,
  updated: Timestamp,
  /** When it went to the trash. */
  deleted: Timestamp.nullable(),
})
export type StoredFile = z.infer<typeof StoredFile>

/** One place where a file is used, as its module names it. */
export const FileUse = z.object({
  module: z.string(),
  noun: z.string(),
  id: z.string(),
  label: z.string(),
  /** A path below the admin base. */
  link: z.string(),
})
export type FileUse = z.infer<typeof FileUse>
