import { quincenaCode, quincenaLong } from '#domain/calendario/quincena.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import type { RevisionCierre } from '#domain/quincenas/simulacion.ts'
import { isOpenSql } from '#api/afiliacion/padron/estatus-sql.ts'
import { selectRow, selectRows, SQL_FALSE } from '#api/db/sql.ts'
import { diferenciasSinDecidir } from '#api/fondos/prestamos/diferencias-sin-decidir.ts'
import { ordenesSinResponder } from '#api/fondos/prestamos/ordenes-sin-responder.ts'
import type { ContextoCierre } from './calculo/contexto-cierre.ts'

/** People without what computing needs, told by the checklist. */
export interface PersonasIncompletas {
  readonly sinCategoria: string[]
  readonly sinPuesto: string[]
  readonly sinSueldo: string[]
  /** Whose amount changed without anything that says why. */
  readonly sinExplicacion: string[]
}

/** Names that one point of the list shows. */
const EJEMPLOS = 10

/**
 * What stops the close of an entity's quincena, then what it only tells (issue of the quincena, Simulation). An answer that
 * was not loaded is told (docs/decisions/0019).
 */
export async function reviewCierre(
  { entidadId, quincena, parametros, anterior: cerrada }: ContextoCierre,
  faltan: PersonasIncompletas,
  isAnteriorIntacto: boolean,
): Promise<RevisionCierre[]> {
  const pendientes = await listPendientes(entidadId, quincena)
  const diferencias = await diferenciasSinDecidir(entidadId, quincena)
  const anterior = await reviewAnterior(entidadId, quincena)
  const sinResponder = await ordenesSinResponder(entidadId, quincena)
  return [
    point('parametros', 'bloquea', 'No hay parámetros de los fondos en vigor', parametros ? [] : ['']),
    anterior,
    point('sin_categoria', 'bloquea', 'Personas sin categoría', faltan.sinCategoria),
    point('sin_puesto', 'bloquea', 'Personas sin área ni puesto', faltan.sinPuesto),
    point('sin_sueldo', 'bloquea', 'Personas con sueldo cero', faltan.sinSueldo),
    point(
      'anterior_alterada',
      'bloquea',
      `Lo guardado de la ${quincenaLong(cerrada?.quincena ?? 0)} no es lo que se selló`,
      isAnteriorIntacto ? [] : [''],
    ),
    point('sin_explicacion', 'bloquea', 'Diferencias sin explicación', faltan.sinExplicacion),
    point(
      'diferencias',
      'bloquea',
      'Diferencias de retenciones sin decidir',
      diferencias.map(({ prestamo, quincena: de }) => `${prestamo}, ${quincenaLong(de)}`),
      diferencias[0]?.quincena,
    ),
    point(
      'sin_respuesta',
      'avisa',
      'Falta cargar lo que la entidad retuvo: mientras no responde, sus líneas toman lo ordenado',
      sinResponder.map(
        ({ quincena: de, prestamos }) => `quincena ${quincenaCode(de)}, ${cuentaTexto(prestamos, 'préstamo')}`,
      ),
      sinResponder[0]?.quincena,
    ),
    point('pendientes', 'avisa', 'Movimientos sin aprobar: pasan a la quincena siguiente', pendientes),
  ].filter((each): each is RevisionCierre => each !== null)
}

function point(
  codigo: string,
  nivel: RevisionCierre['nivel'],
  texto: string,
  quienes: readonly string[],
  retenciones?: number,
): RevisionCierre | null {
  if (quienes.length === 0) return null
  const ejemplos = quienes.slice(0, EJEMPLOS).filter((text) => text !== '')
  const one = { codigo, nivel, texto, cuantos: quienes.length, ejemplos }
  return retenciones === undefined ? one : { ...one, retenciones: quincenaCode(retenciones) }
}

/** Open movements that are not Por aplicar yet (decision 10.8): they warn, never block. */
async function listPendientes(entidadId: number, quincena: number): Promise<string[]> {
  const rows = await selectRows<{ folio: string }>(
    `SELECT m.folio FROM movimientos m JOIN afiliados a ON a.id = m.afiliado_id
     WHERE ${isOpenSql('m')} AND m.aplicar = ${SQL_FALSE} AND m.quincena + 0 <= $1 AND a.nivel1_id = $2 ORDER BY m.id`,
    [quincena, entidadId],
  )
  return rows.map(({ folio }) => folio)
}

/** Quincenas close in order, per entity (decision 10.16); the first close of an entity has nothing to compare with. */
async function reviewAnterior(entidadId: number, quincena: number): Promise<RevisionCierre | null> {
  const row = await selectRow<{ ultima: number | null }>(
    `SELECT MAX(quincena) AS ultima FROM cierres WHERE entidad_id = $1 AND estado = 'cerrado'`,
    [entidadId],
  )
  const ultima = row?.ultima ?? null
  const one = { cuantos: 1, ejemplos: [] }
  if (ultima === null) return { codigo: 'primer_cierre', nivel: 'avisa', texto: 'Primer cierre de la entidad', ...one }
  if (ultima >= quincena)
    return { codigo: 'ya_cerrada', nivel: 'bloquea', texto: `La ${quincenaLong(quincena)} ya está cerrada`, ...one }
  if (ultima === quincena - 1) return null
  const falta = `Falta cerrar antes la ${quincenaLong(ultima + 1)}`
  return { codigo: 'orden', nivel: 'bloquea', texto: falta, ...one }
}
