import { setupStep } from '#kernel/server/manifest/setup-step.ts'
import { businessSection } from '../config.ts'

/** Done once the own facts stand there, not those of a sample business. */
export const businessStep = setupStep({
  name: 'business',
  order: 20,
  label: { de: 'Ihren Betrieb vorstellen', en: 'Introduce your business' },
  text: {
    de: 'Name, Anschrift und E-Mail erscheinen unten auf der Website und im Impressum.',
    en: 'Name, address and email appear in the footer and in the imprint.',
  },
  path: 'start',
  isDone: ({ config }) => {
    const { name, street, city, email } = config.get(businessSection)
    return !isInvented(email) && [name, street, city, email].every((fact) => fact !== '')
  },
})

/** Addresses of the sample businesses end in a name that nobody can own (RFC 2606). */
function isInvented(email: string): boolean {
  return email.toLowerCase().endsWith('.example')
}
