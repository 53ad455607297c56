import { expect, test } from 'vitest'
import { mayBeRegisteredAs } from './registered-name.ts'

test.each([
  ['RING GMBH', 'Ring GmbH', true],
  ['MUELLER SOEHNE GESMBH', 'Müller & Söhne', true],
  ['Backhaus Wien e.U.', 'Back Haus Wien', true],
  ['A.B.C. S.R.L.', 'ABC srl', true],
  ['MARIA HUBER', 'Blumen am Ring', false],
  ['HUBER MARIA', 'Blumenladen', true],
  ['RING GMBH', 'Kette GmbH', false],
  ['RING GMBH', 'Privat', false],
  ['', 'Kette GmbH', true],
])('%s, typed as %s: %s', (registered, company, isIt) => {
  const last_name = registered === 'HUBER MARIA' ? 'Huber' : 'Petersen'
  expect(mayBeRegisteredAs(registered, { company, last_name })).toBe(isIt)
})
