import { z } from 'zod'
import { Id, text } from '../fields.ts'

/** '' or a path of this site ('/Agb', never '//elsewhere') or an http(s) address. */
export const SiteAddress = text(500)
  .trim()
  .regex(/^$|^\/(?![/\\])[^\s\\<>"]*$|^https?:\/\/[^\s\\<>"@]+$/i, { error: 'address' })

/** '' or the id of a stored file or an address a picture can be fetched from by the browser. */
export const ImageAddress = z.union([Id, SiteAddress], { error: 'address' })
