import { rutaVista, type NombreVista } from '#domain/acceso/vistas/vistas.ts'

/** Part of the address of the help that holds what is looked for. */
export const PARAM_BUSCAR = 'buscar'

/** Part of the address of the help that names the screen one comes from. */
export const PARAM_PANTALLA = 'pantalla'

/** Address of the help that begins with the questions of a screen; the whole help without one. */
export const rutaAyudaDe = (vista: NombreVista | null): string =>
  vista === null || vista === 'faq' ? rutaVista('faq') : `${rutaVista('faq')}&${PARAM_PANTALLA}=${vista}`

/** Address of the help with one question looked for: its answer comes first, unfolded. */
export const rutaAyuda = (pregunta: string): string =>
  `${rutaVista('faq')}&${new URLSearchParams({ [PARAM_BUSCAR]: pregunta }).toString()}`
