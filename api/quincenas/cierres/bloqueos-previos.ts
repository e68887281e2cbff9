import { parametrosDe } from '#domain/fondos/parametro.ts'
import { TEXTO_BLOQUEO, type BloqueoPrevio } from '#domain/quincenas/bloqueos.ts'
import { revisarOrden } from '#domain/quincenas/orden-cierre.ts'
import { isOpenSql } from '#api/afiliacion/padron/estatus-sql.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { contarSinDecidir } from '#api/fondos/prestamos/diferencias-sin-decidir.ts'
import { selectParametros } from '#api/fondos/parametros/parametro-row.ts'
import { loadOrdenes } from './ordenes-de-cierre.ts'

type Codigo = keyof typeof TEXTO_BLOQUEO
type Cuentas = Partial<Record<Codigo, number>>

/**
 * What stops the close of each entity, as far as it is known without computing anybody: a few queries for all of them. The simulation says
 * everything; a person with an open movement is left to it, because the movement may bring what is missing.
 */
export async function loadBloqueos(
  quincena: number,
  entidadIds: readonly number[],
): Promise<ReadonlyMap<number, readonly BloqueoPrevio[]>> {
  if (entidadIds.length === 0) return new Map()
  const parametros = parametrosDe(await selectParametros(), quincena) ? 0 : 1
  const ordenes = await loadOrdenes(entidadIds)
  const personas = await contarIncompletas(entidadIds)
  const diferencias = await contarSinDecidir(entidadIds, quincena)
  const nomina = await sinNomina(entidadIds, quincena)
  return new Map(
    entidadIds.map((id) => {
      const orden = ordenes.get(id)
      const antes = orden ? revisarOrden(quincena, orden) : null
      const cuentas: Cuentas = {
        parametros,
        ...personas.get(id),
        sin_nomina: nomina.has(id) ? 1 : 0,
        diferencias: diferencias.get(id) ?? 0,
      }
      return [id, [...(antes?.nivel === 'bloquea' ? [bloqueo(antes)] : []), ...bloqueosDe(cuentas)]]
    }),
  )
}

const bloqueo = ({ codigo, texto, cuantos }: BloqueoPrevio): BloqueoPrevio => ({ codigo, texto, cuantos })

function bloqueosDe(cuentas: Cuentas): BloqueoPrevio[] {
  return (Object.keys(TEXTO_BLOQUEO) as Codigo[]).flatMap((codigo) => {
    const cuantos = cuentas[codigo] ?? 0
    return cuantos > 0 ? [{ codigo, texto: TEXTO_BLOQUEO[codigo], cuantos }] : []
  })
}

async function contarIncompletas(entidadIds: readonly number[]): Promise<ReadonlyMap<number, Cuentas>> {
  const binds = new Binds()
  const falta = (condition: string, as: Codigo) =>
    `CAST(SUM(CASE WHEN ${condition} THEN 1 ELSE 0 END) AS INTEGER) AS ${as}`
  const rows = await selectRows<Cuentas & { readonly id: number }>(
    `SELECT a.nivel1_id AS id, ${falta('a.categoria_id IS NULL', 'sin_categoria')},
            ${falta('a.nivel3_id IS NULL', 'sin_puesto')}, ${falta('a.sueldo_centavos <= 0', 'sin_sueldo')}
     FROM afiliados a
     WHERE a.nivel1_id IN (${binds.addAll(entidadIds)}) AND a.situacion IN ('A', 'L')
       AND (a.categoria_id IS NULL OR a.nivel3_id IS NULL OR a.sueldo_centavos <= 0)
       AND NOT EXISTS (SELECT 1 FROM movimientos m WHERE m.afiliado_id = a.id AND ${isOpenSql('m')})
     GROUP BY a.nivel1_id`,
    binds.values,
  )
  return new Map(rows.map(({ id, ...cuentas }) => [id, cuentas]))
}

/** Entities that send payroll and of which none of the quincena was approved. */
async function sinNomina(entidadIds: readonly number[], quincena: number): Promise<ReadonlySet<number>> {
  const binds = new Binds()
  const q = binds.add(quincena)
  const rows = await selectRows<{ id: number }>(
    `SELECT e.entidad_id AS id FROM nomina_emisores e
     WHERE e.entidad_id IN (${binds.addAll(entidadIds)}) AND e.desde <= ${q}
       AND NOT EXISTS (SELECT 1 FROM nomina_pagos p JOIN cargas c ON c.id = p.carga_id
         WHERE p.entidad_id = e.entidad_id AND p.quincena = ${q} AND c.estado = 'aplicada')`,
    binds.values,
  )
  return new Set(rows.map(({ id }) => id))
}
