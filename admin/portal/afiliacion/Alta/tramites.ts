import { SITUACIONES_CON_HISTORIA } from '#domain/afiliacion/situacion.ts'
import { TRAMITES, type Tramite } from '#domain/afiliacion/tramites/tramite.ts'
import { rutaVista, VISTAS, type NombreVista } from '#domain/acceso/vistas/vistas.ts'
import type { PersonaEncontrada } from '#domain/afiliacion/documentadas.ts'
import type { PersonaDetalle } from '#domain/afiliacion/persona.ts'

/** One choice of the second step. */
export interface Opcion {
  readonly id: Tramite | 'nueva'
  readonly titulo: string
  readonly detalle: string
  readonly ruta: string
  /** Why it is not the one for this person; null when it is. */
  readonly noProcede: string | null
}

const NUEVA = {
  id: 'nueva',
  titulo: VISTAS.altaDocA.titulo,
  detalle: 'Para quien no está en el padrón: se registra a partir de su CURP, NSS y Constancia de Situación Fiscal.',
  ruta: rutaVista('altaDocA'),
} as const

const DETALLES: Readonly<Record<Tramite, string>> = {
  actualizacion: 'Para corregir o cambiar los datos de una persona activa.',
  laboral: 'Para cambiar de área, puesto, categoría o salario, o las percepciones del puesto.',
  licencia: 'Deja de trabajar un tiempo y sigue aportando, hasta su fecha de reingreso.',
  reingreso: 'Regresa de una licencia en la fecha que se elija.',
  baja: 'Termina su servicio: se elige la causa y la fecha.',
  'baja-permanente': 'Termina su servicio sin posibilidad de regreso.',
  jubilacion: 'Termina su servicio porque se pensiona.',
  'alta-historico': 'Para quien ya estuvo afiliado y regresa: conserva su número interno y su historia.',
}

const opcion = (id: Tramite, ruta: string, noProcede: string | null): Opcion => ({
  id,
  titulo: TRAMITES[id].etiqueta,
  detalle: DETALLES[id],
  ruta,
  noProcede,
})

/** Procedures that the server offers for a person and that the session can open. Those that can be requested now come first. */
export function opcionesDePersona({ tramites }: PersonaDetalle, vistas: readonly string[]): Opcion[] {
  return tramites
    .filter(({ tramite }) => vistas.includes(TRAMITES[tramite].vista))
    .map(({ tramite, ruta, puede, porQue }) => opcion(tramite, ruta, puede ? null : porQue))
    .sort((one, other) => Number(one.noProcede !== null) - Number(other.noProcede !== null))
}

/** The procedures that begin from nobody, or from somebody of another office: only the search of each knows who that is. */
export function opcionesSinExpediente(persona: PersonaEncontrada | null): Opcion[] {
  const letra = persona?.ORGANICA_ACTIVO
  const historia = letra !== undefined && SITUACIONES_CON_HISTORIA.includes(letra)
  const search = (id: Tramite, buscador: NombreVista, noProcede: string | null) =>
    opcion(id, rutaVista(buscador), persona ? noProcede : 'Elige a la persona.')
  return [
    { ...NUEVA, noProcede: persona ? 'Esta persona ya está en el padrón.' : null },
    search('alta-historico', 'altaHisA', historia ? null : 'Su situación no permite un alta con histórico.'),
    search('actualizacion', 'actualizarTabla', 'Pertenece a otra dependencia.'),
  ]
}
