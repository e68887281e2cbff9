import { llevaOficio, TRAMITE_DE_TIPO, type TipoDeRenglon } from '#domain/cargas/movimientos/campos-movimientos.ts'
import { solicitudDeRenglon } from '#domain/cargas/movimientos/solicitud-de-renglon.ts'
import type { Falta } from '#domain/cargas/falta.ts'
import type { LineaLeida } from '#domain/cargas/lectura/compilar-plano.ts'
import type { Tramite } from '#domain/afiliacion/tramites/tramite.ts'
import { parsePlainDate } from '#domain/plain-date.ts'
import type { AfiliadoRow } from '#api/afiliacion/padron/afiliado-row.ts'
import type { TramiteEntrada } from '#api/afiliacion/tramites/tramite-schema.ts'
import { today } from '#api/clock.ts'
import type { ContextoMovimientos } from './contexto-movimientos.ts'

/** What a row asks for a person, as its screen would send it, with the load's oficio where it serves. */
export interface PedidoDeRenglon {
  readonly tramite: Tramite
  readonly input: TramiteEntrada
  readonly faltas: readonly Falta[]
}

/** The request of a row. `tipo` is the one that it names. */
export async function pedidoDeRenglon(
  { areas, categoriasEn, oficio }: ContextoMovimientos,
  row: AfiliadoRow,
  { valores }: Pick<LineaLeida, 'valores'>,
  tipo: TipoDeRenglon,
): Promise<PedidoDeRenglon> {
  const dia = parsePlainDate(String(valores['fecha'] ?? '')) ?? today()
  const { solicitud, faltas } = solicitudDeRenglon(valores, {
    persona: { interno: row.interno, version: row.version, areaId: row.nivel3_id },
    areas,
    categorias: await categoriasEn(dia),
  })
  const documentos = oficio && llevaOficio(tipo) ? { oficio: { archivo: oficio.archivoId } } : {}
  return { tramite: TRAMITE_DE_TIPO[tipo], input: { ...(solicitud as TramiteEntrada), documentos }, faltas }
}
