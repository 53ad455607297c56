import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { bytesAt, picture, startFilesApp } from '../../server/test-files.ts'

const { app, keep } = await startFilesApp()
afterAll(() => app.close())

const exif = { IFD0: { Artist: 'Erika Musterfrau' } }
const originals = {
  'a.jpg': () => picture(700, 500).withExif(exif).jpeg().toBuffer(),
  'b.png': () => picture(700, 500).withExif(exif).png().toBuffer(),
  'c.webp': () => picture(700, 500).withExif(exif).webp().toBuffer(),
  'd.tiff': () => picture(700, 500).withExif(exif).tiff().toBuffer(),
  'e.avif': () => picture(700, 500).withExif(exif).avif({ effort: 0 }).toBuffer(),
}

test.each(Object.entries(originals))(
  'what visitors get of %s is whole, and says nothing of who took it',
  async (name, make) => {
    const file = await keep({ name, bytes: await make() })
    const original = await bytesAt(`${app.url}/download/${file._id}`)
    expect(original.status).toBe(200)
    expect(original.bytes.includes('Erika')).toBe(false)
    expect(await sharp(original.bytes).metadata()).toMatchObject({ width: 700, height: 500 })
    const gridrefs = [file.gridrefs.at(-1), file.gridrefs_ng.at(-1)]
    for (const gridref of gridrefs) {
      const form = await bytesAt(`${app.url}/download/${file._id}/${gridref?.gridref}`)
      expect(form.status).toBe(200)
      expect(await sharp(form.bytes).metadata()).toMatchObject({ width: 700, height: 500 })
    }
  },
)
