import { staff } from '#kernel/access/rules.ts'
import type { AdminModule } from '#kernel/admin/module.ts'
import { de } from '../messages.de.ts'
import { en } from '../messages.en.ts'
import { certificatePath } from './paths.ts'

export const consentsAdmin: AdminModule = {
  name: 'consents',
  label: { de: de.title, en: en.title },
  help: 'newsletter',
  screens: [
    {
      path: certificatePath(':id'),
      title: { de: de.certificate, en: en.certificate },
      access: staff('consents', 'view'),
      lazy: async () => ({
        Component: (await import('./certificate-screen.tsx')).CertificateScreen,
      }),
    },
  ],
}
