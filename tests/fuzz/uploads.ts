import fc from 'fast-check'
import type { Case } from './cases-of.ts'
import { HOSTILE_TEXTS } from './hostile.ts'

const BOUNDARY = 'kontor-fuzz'
const TYPES = ['image/png', 'text/html', 'image/svg+xml', '', 'x/'.repeat(200), 'application/json']
const CONTENTS = [
  '',
  'hello',
  '<svg onload="x()">',
  '\u0000\u0001',
  '%PDF-1.7',
  'GIF89a',
  'a'.repeat(5000),
]

/** Multipart bodies: well made, badly named, cut off, with too many parts or none. */
export function uploads(): fc.Arbitrary<Pick<Case, 'type' | 'body'>> {
  const part = fc.record({
    name: fc.constantFrom('file', 'files', '', ...HOSTILE_TEXTS),
    filename: fc.option(fc.constantFrom('a.png', 'a.html', '../../x', ...HOSTILE_TEXTS)),
    type: fc.constantFrom(...TYPES),
    content: fc.constantFrom(...CONTENTS),
  })
  return fc
    .record({
      parts: fc.oneof(
        { weight: 5, arbitrary: fc.array(part, { maxLength: 3 }) },
        { weight: 1, arbitrary: fc.array(part, { minLength: 250, maxLength: 250 }) },
      ),
      isCut: fc.boolean(),
      type: fc.constantFrom(
        `multipart/form-data; boundary=${BOUNDARY}`,
        `multipart/form-data; boundary=${BOUNDARY}`,
        `multipart/form-data; boundary=${BOUNDARY}`,
        'multipart/form-data',
        'multipart/form-data; boundary=',
        'application/json',
      ),
    })
    .map(({ parts, isCut, type }) => {
      const text = `${parts.map(write).join('')}--${BOUNDARY}--\r\n`
      return { type, body: isCut ? text.slice(0, Math.floor(text.length * 0.7)) : text }
    })
}

/** A form with one file in it. */
export function multipart(filename: string, content: string): Pick<Case, 'type' | 'body'> {
  const part = write({ name: 'file', filename, type: 'application/octet-stream', content })
  return {
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    body: Buffer.from(`${part}--${BOUNDARY}--\r\n`, 'latin1'),
  }
}

type Part = { name: string; filename: string | null; type: string; content: string }

function write({ name, filename, type, content }: Part): string {
  const file = filename === null ? '' : `; filename="${filename}"`
  const kind = type === '' ? '' : `content-type: ${type}\r\n`
  return `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n${kind}\r\n${content}\r\n`
}
