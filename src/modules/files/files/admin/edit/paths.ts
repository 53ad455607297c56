/** Below the admin base (specification, section 2). */
export const FILE = 'file/edit/:id'
export const IMAGE = 'image/edit/:id'
