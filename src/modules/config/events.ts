type Changed = { section: string; parts: string[]; who: string }

/** A part of a section that only system may change has another value now. */
export const systemPartChanged: { readonly name: string; readonly payload?: Changed } = {
  name: 'config.system-part-changed',
}
