import type { SolicitudActo, TipoActoOrganico } from '#domain/organica/acto-organico.ts'

/** What the dialog of an act holds; lists are kept as they are sent. */
export interface ValoresActo {
  fecha: string
  documento: string
  nombre: string
  destinoId: number | null
  origenes: number[]
  hijas: number[]
  puestos: number[]
  archivo: string | null
}

export const ACTO_VACIO: ValoresActo = {
  fecha: '',
  documento: '',
  nombre: '',
  destinoId: null,
  origenes: [],
  hijas: [],
  puestos: [],
  archivo: null,
}

export const solicitudDe = (tipo: TipoActoOrganico, unidadId: number, values: ValoresActo): SolicitudActo => ({
  tipo,
  unidadId,
  ...values,
})

/** Button, title and what was done, for each act. */
export const TEXTOS_ACTO = {
  renombrar: { boton: 'Renombrar', titulo: 'Cambiar el nombre de', hecho: 'Nombre cambiado.', desde: 'Desde' },
  mover: { boton: 'Mover', titulo: 'Mover', hecho: 'Unidad movida.', desde: 'Desde' },
  fusionar: { boton: 'Fusionar', titulo: 'Integrar otras a', hecho: 'Unidades fusionadas.', desde: 'Desde' },
  dividir: { boton: 'Dividir', titulo: 'Dividir', hecho: 'Unidad dividida.', desde: 'Desde' },
  terminar: { boton: 'Terminar', titulo: 'Terminar', hecho: 'Unidad terminada.', desde: 'Último día' },
} as const satisfies Record<TipoActoOrganico, Readonly<Record<'boton' | 'titulo' | 'hecho' | 'desde', string>>>
