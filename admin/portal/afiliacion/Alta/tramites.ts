import { SITUACIONES_CON_HISTORIA } from '#domain/afiliacion/situacion.ts'
import { rutaVista, type NombreVista } from '#domain/acceso/vistas/vistas.ts'
import type { PersonaEncontrada } from '#domain/afiliacion/documentadas.ts'

export type TramiteId = 'nueva' | 'historico' | 'actualizar'

export interface Tramite {
  readonly id: TramiteId
  readonly titulo: string
  readonly detalle: string
  readonly ruta: string
  /** Why it is not the one for this person; null when it is. */
  readonly noProcede: string | null
}

/** The procedures that begin from a person of the padrón (or nobody), each with why it may not be the one. */
export function tramitesOf(persona: PersonaEncontrada | null): Tramite[] {
  const letra = persona?.ORGANICA_ACTIVO
  const historia = letra !== undefined && SITUACIONES_CON_HISTORIA.includes(letra)
  return [
    {
      id: 'nueva',
      titulo: 'Alta de un Nuevo Afiliado',
      detalle:
        'Para quien no está en el padrón: se registra a partir de su CURP, NSS y Constancia de Situación Fiscal.',
      ruta: rutaVista('altaDocA'),
      noProcede: persona ? 'Esta persona ya está en el padrón.' : null,
    },
    {
      id: 'historico',
      titulo: 'Alta de Afiliado con Histórico',
      detalle: 'Para quien ya estuvo afiliado y regresa: conserva su número interno y su historia.',
      // Of another office only its search knows who it is: there the whole CURP is given.
      ruta: conPersona('altaHistorico', 'altaHisA', persona),
      noProcede: persona ? (historia ? null : 'Su situación no permite un alta con histórico.') : 'Elige a la persona.',
    },
    {
      id: 'actualizar',
      titulo: 'Actualización de datos',
      detalle: 'Para corregir o cambiar los datos de una persona activa.',
      ruta: conPersona('EditarAfiliado', 'actualizarTabla', persona),
      noProcede: persona ? updateReason(persona) : 'Elige a la persona.',
    },
  ]
}

/** The procedure itself for who was found; its search where the internal number is not told. */
function conPersona(vista: NombreVista, buscador: NombreVista, persona: PersonaEncontrada | null): string {
  return persona?.INTERNO && !persona.AJENA ? `${rutaVista(vista)}&interno=${persona.INTERNO}` : rutaVista(buscador)
}

function updateReason({ AJENA, ORGANICA_ACTIVO }: PersonaEncontrada): string | null {
  if (AJENA) return 'Pertenece a otra dependencia.'
  return ORGANICA_ACTIVO === 'A' ? null : 'Solo se actualiza a personas activas.'
}
