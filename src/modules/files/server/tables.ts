import type { ColumnType, Generated } from 'kysely'
import type { Json, KernelTables } from '#kernel/server/kernel-tables.ts'
import type { AuthTables } from '#modules/auth/server/tables.ts'
import type { Kind, Recipe } from '../files/file.ts'
import type { Gallery } from '../galleries/gallery.ts'
import type { Placing } from '../uploads/server/store-file.ts'
import type { Verdict } from '../uploads/upload.calls.ts'

type Moment = ColumnType<Date, Date | undefined, Date>
type MomentOrNot = ColumnType<Date | null, Date | null | undefined, Date | null>

type FilesTable = {
  id: string
  name: string
  tags: Generated<string[]>
  folder: Generated<string>
  size: number
  sha256: string
  /** Within a scope no content occurs twice: '' for all shared files, the owner for private ones. */
  scope: Generated<string>
  type: string
  kind: Kind
  ext: string
  blob_key: string
  /** What pictures are made from when the original cannot be read directly (HEIC). */
  master_key: string | null
  /** Names the present bytes; a replaced file gets a new one. */
  content_ref: string
  /** Names the present bytes and recipe; derivatives are addressed by it. */
  image_ref: string
  width: number | null
  height: number | null
  frames: Generated<number>
  has_alpha: Generated<boolean>
  /** The original carries metadata (place, camera, names) that must not leave the house. */
  has_metadata: Generated<boolean>
  recipe: Json<Recipe>
  is_private: Generated<boolean>
  owner_id: string | null
  owner_name: Generated<string>
  uses: Generated<number>
  missing_at: MomentOrNot
  version: Generated<number>
  created_at: Moment
  updated_at: Moment
  deleted_at: MomentOrNot
}

export type FileTables = KernelTables &
  Pick<AuthTables, 'users'> & {
    files: FilesTable
    /** Long texts apart, so that lists read narrow rows. */
    file_texts: {
      file_id: string
      description: string
      alt: string
      alt_en: Generated<string>
      preview: string
      words: string
    }
    file_words: { word: string }
    /** Every object in the storage, from before its first byte until after its last. */
    file_blobs: {
      key: string
      size: Generated<number>
      /** pending: being written; live: a row needs it; doomed: to be removed. */
      state: Generated<'pending' | 'live' | 'doomed'>
      created_at: Moment
    }
    file_derivatives: {
      gridref: string
      file_id: string
      blob_key: string
      width: number | null
      height: number | null
      type: string
      size: number
      created_at: Moment
      /** Since when another recipe is in force; open pages may still ask for it for a while. */
      retired_at: MomentOrNot
    }
    file_uses: {
      file_id: string
      module: string
      noun: string
      item_id: string
      label: string
      link: string
    }
    file_facets: { facet: 'tag' | 'ext' | 'folder'; value: string }
    /** Resumable uploads; `received` bytes lie in the parts. */
    file_uploads: {
      id: string
      user_id: string
      name: string
      target: Json<Placing>
      length: number
      received: Generated<number>
      verdict: Json<Verdict> | null
      created_at: Moment
      expires_at: Date
    }
    file_upload_parts: { upload_id: string; start: number; size: number; blob_key: string }
    /** Space promised to uploads that have not ended. */
    file_bookings: { id: string; user_id: string; bytes: number; expires_at: Date }
    file_quotas: { name: string; used: number; warned: Generated<number> }
    galleries: {
      id: string
      title: string
      cover: string | null
      layout: Gallery['layout']
      is_downloadable: boolean
      version: Generated<number>
      created_at: Moment
      updated_at: Moment
      deleted_at: MomentOrNot
    }
    gallery_items: { gallery_id: string; file_id: string; position: number; caption: string }
  }
