import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { quincenaCode, quincenaLong, quincenaRange, quincenaShort } from '#domain/calendario/quincena.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { deudoraDe } from '#domain/fondos/reorganizaciones.ts'
import { TEXTO_BLOQUEO } from '#domain/quincenas/bloqueos.ts'
import { revisarOrden } from '#domain/quincenas/orden-cierre.ts'
import type { RevisionCierre } from '#domain/quincenas/simulacion.ts'
import { isOpenSql } from '#api/afiliacion/padron/estatus-sql.ts'
import { selectRow, selectRows, SQL_FALSE } from '#api/db/sql.ts'
import { diferenciasSinDecidir } from '#api/fondos/prestamos/diferencias-sin-decidir.ts'
import { faltasDeNomina } from '#api/quincenas/faltas-de-nomina.ts'
import { ordenesSinResponder } from '#api/fondos/prestamos/ordenes-sin-responder.ts'
import { loadOrdenes } from './cierres/ordenes-de-cierre.ts'
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
  contexto: ContextoCierre,
  faltan: PersonasIncompletas,
  isAnteriorIntacto: boolean,
): Promise<RevisionCierre[]> {
  const { entidadId, quincena, parametros, anterior: cerrada } = contexto
  const terminada = await reviewTerminada(contexto)
  if (terminada) return [terminada]
  const pendientes = await listPendientes(entidadId, quincena)
  const diferencias = await diferenciasSinDecidir(entidadId, quincena)
  const orden = (await loadOrdenes([entidadId])).get(entidadId)
  const anterior = orden ? revisarOrden(quincena, orden) : null
  const sinResponder = await ordenesSinResponder(entidadId, quincena)
  const nomina = await faltasDeNomina(entidadId, quincena)
  return [
    point('parametros', 'bloquea', TEXTO_BLOQUEO.parametros, parametros ? [] : ['']),
    anterior,
    point('sin_categoria', 'bloquea', TEXTO_BLOQUEO.sin_categoria, faltan.sinCategoria),
    point('sin_puesto', 'bloquea', TEXTO_BLOQUEO.sin_puesto, faltan.sinPuesto),
    point('sin_sueldo', 'bloquea', TEXTO_BLOQUEO.sin_sueldo, faltan.sinSueldo),
    point(
      'anterior_alterada',
      'bloquea',
      `Lo guardado de la ${quincenaLong(cerrada?.quincena ?? 0)} no es lo que se selló`,
      isAnteriorIntacto ? [] : [''],
    ),
    point('sin_nomina', 'bloquea', TEXTO_BLOQUEO.sin_nomina, nomina.sinNomina ? [''] : []),
    point('sin_renglon', 'bloquea', 'Personas en activo sin renglón en la nómina, por decidir', nomina.sinRenglon),
    point('nomina_pendiente', 'avisa', 'Nóminas de la quincena sin aprobar: no cuentan', nomina.pendientes),
    point('sin_explicacion', 'bloquea', 'Diferencias sin explicación', faltan.sinExplicacion),
    point(
      'diferencias',
      'bloquea',
      TEXTO_BLOQUEO.diferencias,
      diferencias.map(({ prestamo, quincena: de }) => `${prestamo}, ${quincenaLong(de)}`),
      diferencias[0]?.quincena,
    ),
    point(
      'sin_respuesta',
      'avisa',
      'Falta cargar lo que la entidad retuvo: mientras no responde, sus líneas toman lo ordenado',
      sinResponder.map(({ quincena: de, prestamos }) => `${quincenaShort(de)}, ${cuentaTexto(prestamos, 'préstamo')}`),
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

/** An entity owes no close of a quincena after its last day (decision 11.3). */
async function reviewTerminada({ entidadId, quincena, extintas }: ContextoCierre): Promise<RevisionCierre | null> {
  const extinta = extintas.get(entidadId)
  if (!extinta || extinta.hasta >= quincenaRange(quincena).inicio) return null
  const row = await selectRow<{ nombre: string }>('SELECT nombre FROM unidades WHERE id = $1 AND activo', [
    deudoraDe(entidadId, extintas),
  ])
  const donde = row ? `en las líneas de ${row.nombre}` : 'en «Adeudos de entidades extintas»'
  const texto = `${extinta.nombre} terminó el ${formatFecha(extinta.hasta)} y no debe más cierres: lo que cambie de sus días queda ${donde}`
  return { codigo: 'terminada', nivel: 'bloquea', texto, cuantos: 1, ejemplos: [] }
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
