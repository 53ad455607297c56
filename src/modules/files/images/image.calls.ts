import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { type CallInput, endpoint } from '#kernel/contract/endpoint.ts'
import { Id, IdParams, text, Version } from '#kernel/contract/fields.ts'
import { Focal, OneFile } from '../files/file.calls.ts'

const edit = staff('files', 'edit')

/** Widths in which pictures are offered, as far as the picture itself is wide enough. */
export const WIDTHS = [320, 480, 640, 800, 1024, 1280, 1600, 1920, 2560] as const

/** In pixels of the picture as it stands upright and turned, before it is cut. */
const Crop = z.strictObject({
  x: z.int().min(0),
  y: z.int().min(0),
  width: z.int().min(1),
  height: z.int().min(1),
})

const Turn = z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)])

/** Cuts a picture; `crop: null` shows all of it again. The original stays as it is. */
export const cropFile = endpoint({
  method: 'POST',
  path: '/api/v0/crop/',
  access: edit,
  body: z.strictObject({ _id: Id, version: Version, crop: Crop.nullable() }),
  reply: OneFile,
  summary: 'Sets which part of a picture is shown',
})

/** `rotate` is the whole turn, clockwise, from the upright original; the cut turns along. */
export const rotateFile = endpoint({
  method: 'POST',
  path: '/api/v0/rotate/',
  access: edit,
  body: z.strictObject({ _id: Id, version: Version, rotate: Turn }),
  reply: OneFile,
  summary: 'Sets how far a picture is turned',
})

export const resetFile = endpoint({
  method: 'POST',
  path: '/api/v0/file/:id/reset',
  access: edit,
  params: IdParams,
  body: z.strictObject({ version: Version }),
  reply: OneFile,
  summary: 'Takes back cut, turn and focal point of a picture',
})

/** Turn, cut, focal point and alt text together, as the image editor saves them: all or nothing. */
export const editPicture = endpoint({
  method: 'PUT',
  path: '/api/v0/file/:id/picture',
  access: edit,
  params: IdParams,
  body: z.strictObject({
    version: Version,
    rotate: Turn,
    crop: Crop.nullable(),
    focal: Focal.nullable(),
    alt: text(1000),
    /** Left out, the English words stay as they are. */
    altEn: text(1000).optional(),
  }),
  reply: OneFile,
  summary: 'Sets how a picture is shown and what it shows',
})
export type PictureEdit = Omit<CallInput<typeof editPicture>['body'], 'version'>
