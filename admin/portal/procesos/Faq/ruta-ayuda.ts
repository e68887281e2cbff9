import { rutaVista } from '#domain/acceso/vistas/vistas.ts'

/** Part of the address of the help that holds what is looked for. */
export const PARAM_BUSCAR = 'buscar'

/** Address of the help with one question looked for: its answer comes first, unfolded. */
export const rutaAyuda = (pregunta: string): string =>
  `${rutaVista('faq')}&${new URLSearchParams({ [PARAM_BUSCAR]: pregunta }).toString()}`
