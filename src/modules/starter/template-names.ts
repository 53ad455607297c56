/** The websites one may begin with; apart from their content, so that screens do not carry it. */
export const TEMPLATE_NAMES = ['werkstatt', 'backhaus', 'vereinsheim'] as const
export type TemplateName = (typeof TEMPLATE_NAMES)[number]
