import { parseQuincenaCode, quincenaOf } from '#domain/calendario/quincena.ts'
import { capacidadRetencion } from '#domain/fondos/prestamos/capacidad.ts'
import type { ContextoPrestamo } from '#domain/fondos/prestamos/prestamo-issues.ts'
import type { TipoPrestamo } from '#domain/fondos/prestamos/tipo-prestamo.ts'
import { ultimaCerrada } from '#api/calendario/ultima-cerrada.ts'
import { today } from '#api/clock.ts'
import { selectRow } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'
import type { ReglasPrestamo } from './constantes-prestamo.ts'

/** Who a loan is made to. */
export interface PersonaPrestamo {
  readonly id: number
  readonly situacion: string
  readonly entidadId: number | null
  /** Monthly, in centavos. */
  readonly sueldo: number
  readonly nombres: string
  readonly apellidoPaterno: string
  readonly apellidoMaterno: string
}

export interface PrestamoContextual {
  readonly persona: PersonaPrestamo
  readonly contexto: ContextoPrestamo
  /** What is withheld each quincena for loans already, in centavos. */
  readonly comprometidoCentavos: number
}

/** What is known of a person when a loan of a kind is made, or looked at before it is. Throws 404. */
export async function loadContextoPrestamo(
  { interno, tipo }: { readonly interno: number; readonly tipo: TipoPrestamo },
  reglas: ReglasPrestamo,
): Promise<PrestamoContextual> {
  const persona = await selectRow<PersonaPrestamo>(
    `SELECT id, situacion, nivel1_id AS "entidadId", sueldo_centavos AS sueldo, nombre AS nombres,
            apellido_paterno AS "apellidoPaterno", apellido_materno AS "apellidoMaterno" FROM afiliados WHERE interno = $1`,
    [interno],
  )
  if (!persona) throw notFound('La persona')
  const suyos = await selectRow<{ comprometido: number; delTipo: number }>(
    `SELECT CAST(COALESCE(SUM(CASE WHEN estado = 'activo' THEN abono_centavos ELSE 0 END), 0) AS BIGINT) AS comprometido,
            CAST(COALESCE(SUM(CASE WHEN tipo = $2 THEN 1 ELSE 0 END), 0) AS INTEGER) AS "delTipo"
     FROM prestamos WHERE afiliado_id = $1 AND estado <> 'liquidado'`,
    [persona.id, tipo],
  )
  const ultima = await ultimaCerrada(persona.entidadId)
  const comprometidoCentavos = suyos?.comprometido ?? 0
  return {
    persona,
    comprometidoCentavos,
    contexto: {
      activa: persona.situacion === 'A' || persona.situacion === 'L',
      capacidadCentavos: capacidadRetencion({
        sueldoCentavos: persona.sueldo,
        porcentaje: reglas.porcentaje,
        comprometidoCentavos,
      }),
      delTipo: suyos?.delTipo ?? 0,
      porTipo: reglas.porTipo,
      libre: ultima === null ? quincenaOf(today()) : ultima + 1,
    },
  }
}

/** The first quincena of a loan: of its code, or the first one that the person's entity has not closed for "". Null for another text. */
export function primeraDe({ primera }: { readonly primera: string }, { libre }: ContextoPrestamo): number | null {
  return primera === '' ? libre : parseQuincenaCode(primera, Number(today().slice(0, 4)))
}
