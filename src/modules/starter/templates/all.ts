import type { SiteTemplate } from '../site-template.ts'
import type { TemplateName } from '../template-names.ts'

/** Read only when wanted: whole websites with their pictures have no place in memory at rest. */
const TEMPLATES: Readonly<Record<TemplateName, () => Promise<SiteTemplate>>> = {
  werkstatt: async () => (await import('./werkstatt/template.ts')).werkstatt,
  backhaus: async () => (await import('./backhaus/template.ts')).backhaus,
  vereinsheim: async () => (await import('./vereinsheim/template.ts')).vereinsheim,
}

export function loadTemplate(name: TemplateName): Promise<SiteTemplate> {
  return TEMPLATES[name]()
}
