import type { Actor } from '#domain/acceso/actor.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { asOf } from '#domain/afiliacion/historia/as-of.ts'
import { quincenaRange } from '#domain/calendario/quincena.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { findPersonaRow, insertEntrada, keepOrigen, loadEntradas } from '#api/afiliacion/aplicar/historia-row.ts'
import { nextFolio } from '#api/afiliacion/alta/consecutivos.ts'
import { LIGA_SQL } from '#api/afiliacion/alta/insert-liga.ts'
import { AfiliadoModel } from '#api/afiliacion/models/AfiliadoModel.ts'
import { MovimientoModel } from '#api/afiliacion/models/MovimientoModel.ts'
import { nowAt, today } from '#api/clock.ts'
import { findRow } from '#api/db/find-row.ts'
import { TipoMovimientoModel } from '#api/afiliacion/models/TipoMovimientoModel.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertKeyed, insertRow } from '#api/db/insert-row.ts'
import { selectRow, selectRows } from '#api/db/sql.ts'
import { updateVersioned } from '#api/db/update-versioned.ts'
import { AumentoEntidadModel } from '#api/fondos/models/AumentoEntidadModel.ts'
import { AUMENTO_SQL, selectMontos, type AumentoRow } from './aumento-row.ts'
import { personasDeAumento, type PersonaAumento } from './personas-aumento.ts'

/** The type of a change (decisions §4). */
const TIPO_CAMBIO = 2

/** Authorised rises that an entity's close of `quincena` (ordinal) has still to apply, in the order in which they hold. */
export function aumentosPorAplicar(entidadId: number, quincena: number): Promise<AumentoRow[]> {
  return selectRows<AumentoRow>(
    `${AUMENTO_SQL} WHERE au.desde <= $1
       AND NOT EXISTS (SELECT 1 FROM aumento_entidades ae WHERE ae.aumento_id = au.id AND ae.entidad_id = $2)
     ORDER BY au.desde, au.id`,
    [quincena, entidadId],
  )
}

/**
 * Writes what the authorised rises change in an entity (level 1) at the close of `quincena` (ordinal), in the caller's transaction,
 * after its movements were applied: for each person a type-2 movement directly Aplicado, an entry of the history from the day it
 * holds, the new salary and its link. Never twice, and no open movement loses its place (decisions §10.12). Gives the folios.
 */
export function aplicarAumentos(actor: Actor, entidadId: number, quincena: number): Promise<string[]> {
  return inTransaction(async () => {
    const folios: string[] = []
    for (const aumento of await aumentosPorAplicar(entidadId, quincena)) {
      const montos = await selectMontos(aumento.id)
      const despues = new Map(montos.map(({ categoriaId, despuesCentavos }) => [categoriaId, despuesCentavos]))
      const { inicio } = quincenaRange(aumento.desde)
      const { personas } = await personasDeAumento(despues, inicio, entidadId)
      const letra = await letraDeCambio()
      for (const persona of personas) folios.push(await aplicarUno(aumento, persona, quincena, letra))
      await insertKeyed(AumentoEntidadModel, {
        aumento_id: aumento.id,
        entidad_id: entidadId,
        quincena,
        personas: personas.length,
        aplicado_at: nowAt(),
      })
      await logActo(actor, {
        acto: 'aumento.aplicar',
        objeto: 'aumento',
        objetoId: aumento.id,
        despues: {
          entidad: entidadId,
          quincena,
          personas: personas.length,
          primero: folios[0] ?? '',
          ultimo: folios.at(-1) ?? '',
        },
      })
    }
    return folios
  })
}

async function letraDeCambio(): Promise<string> {
  const row = await findRow(TipoMovimientoModel, { id: TIPO_CAMBIO }, ['abreviatura'])
  if (!row) throw new Error('There is no movement of type 2')
  return row.abreviatura
}

async function aplicarUno(
  aumento: AumentoRow,
  { id, desde, antesCentavos, despuesCentavos }: PersonaAumento,
  quincena: number,
  letra: string,
): Promise<string> {
  const at = nowAt()
  const folio = await nextFolio(letra, today())
  const campos = { sueldo_centavos: despuesCentavos }
  const visibles = [
    { campo: 'Sueldo mensual', antes: formatPesos(antesCentavos), despues: formatPesos(despuesCentavos) },
  ]
  const movimientoId = await insertRow(MovimientoModel, {
    folio,
    tipo_id: TIPO_CAMBIO,
    afiliado_id: id,
    afiliado_org_id: await insertOrg(id, despuesCentavos, at),
    aumento_id: aumento.id,
    quincena,
    fecha: desde,
    observaciones: aumento.motivo,
    aplicar: true,
    aplicado: true,
    solicitado_por: aumento.propuestoPor,
    solicitado_at: aumento.propuestoAt,
    movimiento_fecha: aumento.autorizadoAt,
    aprobado_por: aumento.autorizadoPor,
    aprobado_at: aumento.autorizadoAt,
    aplicado_at: at,
    turno_desde: at,
    datos: JSON.stringify({ visibles, columnas: campos, org: null, personales: [], papeles: false }),
  })
  const row = await findPersonaRow(id)
  const entradas = await loadEntradas(row)
  if (entradas.some((entrada) => entrada.id === 0)) await keepOrigen(row)
  const entrada = { id: Number.MAX_SAFE_INTEGER, desde, registrado: today(), campos }
  await insertEntrada(row, entrada, at, movimientoId)
  const actual = asOf([...entradas, entrada], { al: null, conocido: null })
  const sueldo = Number(actual?.sueldo_centavos ?? despuesCentavos)
  await updateVersioned(AfiliadoModel, id, null, { sueldo_centavos: sueldo, actualizado_at: at })
  return folio
}

/** The person's link as it was, with the new salary; null for somebody without one. */
async function insertOrg(afiliadoId: number, sueldoCentavos: number, at: string): Promise<number | null> {
  const columns = `afiliado_id, nivel0_id, nivel1_id, nivel2_id, nivel3_id, clave_organica_0, clave_organica_1, clave_organica_2,
    clave_organica_3, orgs1, orgs2, orgs3, orgs4, categoria_id, otros_prestaciones_centavos, quinquenios_centavos, porcentaje`
  const row = await selectRow<{ id: number }>(
    `INSERT INTO afiliado_org (${columns}, sueldo_centavos, creado_at)
     SELECT ${columns}, CAST($2 AS BIGINT), $3 FROM afiliado_org
     WHERE id = (SELECT ${LIGA_SQL} FROM afiliados a WHERE a.id = $1) RETURNING id`,
    [afiliadoId, sueldoCentavos, at],
  )
  return row?.id ?? null
}
